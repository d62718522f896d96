import { useTexts } from '@/i18n/TextsProvider';
import { CarGrid } from '../../car-search/components/CarGrid';

export function SimilarCars({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  return (
    <section id="similar">
      <h2>{t('detail.similar')}</h2>
      <div className="cars">
        <CarGrid ids={ids} shallow />
      </div>
    </section>
  );
}
