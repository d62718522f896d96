import Head from 'next/head';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCarIndex, selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { ErrorPage } from '@/ui/frame/ErrorPage';

/** The site's own 404. */
export function NotFoundView() {
  const { t } = useTexts();
  const paths = useAppSelector(selectPaths);
  const sells = useAppSelector((state) => selectCarIndex(state) !== null);
  return (
    <>
      <Head>
        <title key="title">{t('error.notFoundTitle')}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <ErrorPage kind="notFound" homeHref={paths.home} listHref={sells ? paths.carList : undefined} />
    </>
  );
}
