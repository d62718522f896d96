import Head from 'next/head';
import { useSelector } from 'react-redux';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCarIndex, selectPaths, type ContextRoot } from '@/store/context';
import { ErrorPage } from '@/ui/frame/ErrorPage';

/** The site's own 404. */
export function NotFoundView() {
  const { t } = useTexts();
  const paths = useSelector((state: ContextRoot) => selectPaths(state));
  const sells = useSelector((state: ContextRoot) => selectCarIndex(state) !== null);
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
