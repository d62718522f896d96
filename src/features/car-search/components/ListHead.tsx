import Head from 'next/head';
import { makeAndModelText } from '@/domain/search/breadcrumbs';
import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { selectLanding, selectProgress, selectQuery } from '../carList.selectors';
import { countText } from './countText';

/** Title and description: make, model and number of cars. Updated after the cards are painted. */
export function ListHead() {
  const { t, format } = useTexts();
  const progress = useAfterPaint(useAppSelector(selectProgress));
  const make = useAfterPaint(useAppSelector((state) => makeAndModelText(selectQuery(state))));
  const landing = useAfterPaint(useAppSelector(selectLanding));
  return (
    <Head>
      <title key="title">{`${landing?.title || make || t('list.title')} (${countText(progress, { t, format })})`}</title>
      <meta
        key="description"
        name="description"
        content={
          landing?.lead || t('list.metaDescription', { count: format.number(progress.total), pluralBy: progress.total })
        }
      />
    </Head>
  );
}
