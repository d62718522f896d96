import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';

/** The buttons to the picture before and after; kept at the ends, so that focus stays where it is. */
export function PictureSteps({ index, total, onStep }: { index: number; total: number; onStep: (to: number) => void }) {
  const { t } = useTexts();
  return (
    <>
      <button
        type="button"
        aria-label={t('detail.previousImage')}
        aria-disabled={index === 0}
        onClick={() => onStep(index - 1)}
      >
        <Icon name="chevron" rotation={90} />
      </button>
      <button
        type="button"
        aria-label={t('detail.nextImage')}
        aria-disabled={index === total - 1}
        onClick={() => onStep(index + 1)}
      >
        <Icon name="chevron" rotation={270} />
      </button>
    </>
  );
}
