import { css } from '@emotion/react';
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { demoRegistrationNumbers } from '@/domain/workshop/demoRegistrationNumbers';
import { allSites } from '@/sites/sites';
import { token } from '@/ui/tokens';

const styles = css({
  maxWidth: '72rem',
  marginInline: 'auto',
  padding: `${token('space.48')} ${token('size.gutter')} ${token('space.96')}`,
  h1: { marginBlockEnd: token('space.8') },
  h2: { margin: `${token('space.48')} 0 ${token('space.16')}` },
  // Containing block of absolutely positioned content, such as visually hidden text.
  '.scroll': { position: 'relative', overflowX: 'auto' },
  table: { width: '100%', minWidth: '34rem', borderCollapse: 'collapse' },
  'th, td': {
    padding: `${token('space.12')} ${token('space.16')} ${token('space.12')} 0`,
    borderBlockEnd: `1px solid ${token('color.line')}`,
    textAlign: 'start',
  },
  th: { color: token('color.inkSoft'), fontWeight: token('font.strongWeight') },
  li: { paddingBlock: token('space.4') },
});

interface Props {
  /** Where a workshop is booked. */
  booking: string;
  numbers: { plates: readonly string[]; what: string }[];
  sites: { name: string; title: string; address: string; languages: string; theme: string; list: string | null }[];
}

/** The directory of demo mode: every site of this server, and the pages for developers. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req }) => {
  const port = req.headers.host?.match(/:(\d+)$/)?.[0] ?? '';
  return {
    props: {
      booking: `http://car-store-se.localhost${port}/service-och-verkstad/boka-bilverkstad`,
      numbers: demoRegistrationNumbers.map(([plates, what]) => ({ plates, what })),
      sites: allSites.map((site) => {
        const address = `http://${site.name}.localhost${port}`;
        return {
          name: site.name,
          title: site.title,
          address,
          theme: site.theme,
          languages: site.languages.map(({ locale }) => locale).join(', '),
          list: site.cars ? `${address}${site.paths.carList}` : null,
        };
      }),
    },
  };
};

export default function Directory({ sites, booking, numbers }: Props) {
  return (
    <main css={styles} lang="en">
      <Head>
        <title>Forecourt: the sites</title>
      </Head>
      <h1>Forecourt</h1>
      <p>Every site of this server. Demo mode: these pages are not found in live mode.</p>
      <h2>Sites</h2>
      {/* A region that scrolls must be reachable by keyboard. */}
      <div className="scroll" role="region" aria-label="Sites" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Site</th>
              <th scope="col">Address</th>
              <th scope="col">Languages</th>
              <th scope="col">Theme</th>
              <th scope="col">Cars</th>
            </tr>
          </thead>
          <tbody>
            {sites.map((site) => (
              <tr key={site.name}>
                <td>{site.title}</td>
                <td>
                  <a href={site.address}>{site.name}</a>
                </td>
                <td>{site.languages}</td>
                <td>{site.theme}</td>
                <td>
                  {site.list ? (
                    <a href={site.list}>
                      list<span className="visually-hidden"> of cars, {site.name}</span>
                    </a>
                  ) : (
                    'none'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>For developers</h2>
      <ul>
        <li>
          <a href="/dev/blocks">Every block, in every theme and at every width</a>
        </li>
        <li>
          <a href="/dev/replay">Replay a recording</a>
        </li>
        <li>
          <a href="/dev/outbox">Mail and text messages to visitors</a>
        </li>
        <li>
          <a href="/api/metrics">Metrics</a>
        </li>
      </ul>
      <h2>Registration numbers to try</h2>
      <p>
        At <a href={booking}>the workshop booking</a>; with the embedded service.
      </p>
      <div className="scroll" role="region" aria-label="Registration numbers" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {numbers.map(({ plates, what }) => (
              <tr key={what}>
                <td>
                  {plates.map((plate, index) => (
                    <span key={plate}>
                      {index > 0 && ', '}
                      <code>{plate}</code>
                    </span>
                  ))}
                </td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
