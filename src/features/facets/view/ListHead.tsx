import Head from 'next/head';
import { useSelector } from 'react-redux';
import { makeAndModelText } from '@/domain/carTrail';
import { useTexts } from '@/i18n/TextsProvider';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { selectProgress, selectQuery, type WithFacets } from '../model/facets.selectors';
import { countText } from './countText';

/** The tab's words: make and model, and how many there are. They may come a frame after the cars. */
export function ListHead() {
  const { t, format } = useTexts();
  const progress = useAfterPaint(useSelector((state: WithFacets) => selectProgress(state)));
  const make = useAfterPaint(useSelector((state: WithFacets) => makeAndModelText(selectQuery(state))));
  return (
    <Head>
      <title key="title">{`${make || t('list.title')} (${countText(progress, { t, format })})`}</title>
      <meta key="description" name="description" content={t('list.metaDescription', { count: format.number(progress.total), pluralBy: progress.total })} />
    </Head>
  );
}
