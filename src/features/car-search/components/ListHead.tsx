import Head from 'next/head';
import { useSelector } from 'react-redux';
import { makeAndModelText } from '@/domain/search/breadcrumbs';
import { useTexts } from '@/i18n/TextsProvider';
import type { ContextRoot } from '@/store/context';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { selectLanding, selectProgress, selectQuery, type WithCarList } from '../carList.selectors';
import { countText } from './countText';

/** The tab's words: make and model, and how many there are. They may come a frame after the cars. */
export function ListHead() {
  const { t, format } = useTexts();
  const progress = useAfterPaint(useSelector((state: WithCarList) => selectProgress(state)));
  const make = useAfterPaint(useSelector((state: WithCarList) => makeAndModelText(selectQuery(state))));
  const landing = useAfterPaint(useSelector((state: WithCarList & ContextRoot) => selectLanding(state)));
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
