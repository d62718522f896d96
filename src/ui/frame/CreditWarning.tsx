import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '../tokens';

const LINK = 'https://www.konsumentverket.se';

/**
 * Black on white in every theme and scheme, the triangle three lines of text high: the law's own looks (decision 22d).
 */
const styles = css({
  display: 'grid',
  // On phones only the heading is beside the triangle.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${token('space.8')} ${token('space.16')}`,
  maxWidth: '52rem',
  padding: token('space.16'),
  borderRadius: token('radius.card'),
  background: token('paper.surface'),
  color: '#000',
  fontSize: token('text.body'),
  lineHeight: 1.45,
  svg: { height: '4.35em', width: 'auto' },
  '> div': { gridColumn: '1 / -1' },
  strong: { display: 'block' },
  [media.md]: {
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    rowGap: 0,
    svg: { gridRow: '1 / 3' },
    '> div': { gridColumn: 2 },
  },
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  p: { maxWidth: 'none', whiteSpace: 'pre-line' },
  'a, a:hover': { color: 'inherit' },
  '--ring': '#0a63b0',
  '&[role=note]': {
    [media.phoneScreen]: { padding: token('space.12'), fontSize: token('text.small'), lineHeight: 1.35 },
  },
  '.more': { display: 'none' },
  // Only where there is little room and the rest can be opened.
  '&[data-folded]': {
    [`${media.phoneScreen} and (not (scripting: none))`]: {
      padding: `${token('space.4')} ${token('space.12')}`,
      rowGap: 0,
      fontSize: token('text.body'),
      svg: { height: '2.5em', gridRow: '1 / 3' },
      '> div': { display: 'none' },
      strong: { alignSelf: 'end', paddingBlockStart: token('space.4') },
      '.more': {
        display: 'block',
        justifySelf: 'start',
        minHeight: token('size.target'),
        padding: 0,
        border: 0,
        background: 'none',
        color: 'inherit',
        fontSize: token('text.small'),
        textDecoration: 'underline',
      },
    },
  },
});

export interface CreditWarningProps {
  /** '' uses the statutory text. */
  title?: string;
  text?: string;
  /**
   * Where to find help; the link replaces its text in the sentence. null: no sentence; the link is shown alone if there
   * is one.
   */
  help?: string | null;
  link?: { href: string; text: string };
  /** Within the page's content: a note without landmark, as the footer has the landmark of that name. */
  note?: boolean;
  /** The page has it in full beside an earlier price: on a phone its heading, which opens the rest. */
  repeated?: boolean;
}

/**
 * The Swedish warning about credit, in the footer area and next to every price with credit. Content can change its
 * text, not remove it.
 */
export function CreditWarning({
  title = '',
  text = '',
  help = '',
  link,
  note = false,
  repeated = false,
}: CreditWarningProps) {
  const { t } = useTexts();
  const [isFolded, setFolded] = useState(repeated);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone: the focus moves to what it has opened.
    if (repeated && !isFolded) box.current?.focus();
  }, [repeated, isFolded]);
  const Part = note ? 'div' : 'aside';
  const heading = title || t('frame.creditTitle');
  return (
    <Part css={styles} role={note ? 'note' : undefined} aria-label={heading} data-folded={isFolded || undefined}>
      <svg viewBox="0 0 54 48" aria-hidden="true" focusable="false">
        <path d="M27 2.5L52 45.5H2z" fill="#fff" stroke="#d0021b" strokeWidth="5" strokeLinejoin="round" />
        <path d="M27 16v15" stroke="#000" strokeWidth="5" strokeLinecap="round" />
        <circle cx="27" cy="38.5" r="3" fill="#000" />
      </svg>
      <strong>{heading}</strong>
      {isFolded && (
        <button type="button" className="more" onClick={() => setFolded(false)}>
          {t('frame.creditMore')}
        </button>
      )}
      <div ref={box} tabIndex={repeated ? -1 : undefined}>
        <p>{text || t('frame.creditText')}</p>
        {help === null ? (
          link &&
          link.href !== '' && (
            <p>
              <a data-button="" href={link.href}>
                {link.text || link.href}
              </a>
            </p>
          )
        ) : (
          <Help help={help} link={link} />
        )}
      </div>
    </Part>
  );
}

function Help({ help, link }: { help: string; link: CreditWarningProps['link'] }) {
  const { t } = useTexts();
  const linkText = link?.text || t('frame.creditLink');
  const sentence = help || t('frame.creditHelp', { link: linkText });
  const index = sentence.indexOf(linkText);
  const [before, after] =
    index < 0 ? [`${sentence} `, ''] : [sentence.slice(0, index), sentence.slice(index + linkText.length)];
  return (
    <p>
      {before}
      <a data-button="" href={link?.href || LINK}>
        {linkText}
      </a>
      {after}
    </p>
  );
}
