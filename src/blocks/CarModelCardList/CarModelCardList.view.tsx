import { css } from '@emotion/react';
import { carTeaserKey } from '@/domain/search/carTeaser';
import { modelStocks, type ModelStock } from '@/domain/search/modelStock';
import { conditionTerms } from '@/domain/vocabulary/conditionTerms';
import { termIn } from '@/domain/vocabulary/vocabulary.types';
import { carTeasersFeature } from '@/features/car-teasers/carTeasers.feature';
import { selectCarTeasers } from '@/features/car-teasers/carTeasers.selectors';
import type { TextKey } from '@/i18n/texts/sv';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import { selectCars } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { WithArrow } from '@/ui/primitives/WithArrow';
import { breakpoints, media, token } from '@/ui/tokens';
import { BlockPicture } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { labelsOf } from '../parts/labels';
import { withFeatures } from '../parts/withFeatures';
import type { CarModelCardListFields } from './CarModelCardList.schema';

const gap = token('space.24');
const share = (columns: number) => `calc((100% - ${columns - 1} * ${gap}) / ${columns})`;

// Cards in a row (specification 1, 9): one; one or three; two or three; four or three. On phones the others are beside it.
const styles = css({
  ul: { display: 'flex', flexWrap: 'wrap', gap },
  'ul > li': { width: '100%', [media.lg]: { width: share(2) }, [media.xl]: { width: share(4) } },
  'ul[data-three] > li': { [media.md]: { width: share(3) } },
  'ul[data-centered]': { justifyContent: 'center' },
  'ul[data-row]': snapRow('min(84%, 21rem)'),
  article: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    overflowWrap: 'anywhere',
  },
  img: { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', background: token('panel.car') },
  // One in a row on a tablet: the picture is next to the words.
  [`@media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px)`]: {
    'ul:not([data-three]) article:has(img)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      img: { height: '100%', aspectRatio: 'auto', objectFit: 'contain' },
    },
  },
  '.campaign': {
    position: 'absolute',
    insetBlockStart: token('space.12'),
    insetInlineStart: token('space.12'),
    padding: `${token('space.4')} ${token('space.12')}`,
    borderRadius: token('radius.control'),
    background: token('color.signal'),
    color: token('color.onSignal'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
  },
  'article:not(:has(img)) .campaign': {
    position: 'static',
    alignSelf: 'start',
    margin: `${token('space.16')} ${token('space.16')} 0`,
  },
  // What follows the text is at the lower edge: its rules are in line with those of the cards beside it.
  '.words': {
    display: 'flex',
    flexDirection: 'column',
    gap: token('space.4'),
    [media.md]: { gap: token('space.12') },
    padding: token('space.16'),
    flex: 1,
  },
  '.words > :is(dl, .stock, .second, .more)': { marginBlockStart: 'auto' },
  '.words > :is(dl, .stock, .second) ~ :is(.stock, .second, .more)': { marginBlockStart: 0 },
  // A link of its own above the card's.
  '.second': { position: 'relative', zIndex: 1, display: 'grid', paddingBlockStart: token('space.4') },
  '.stock + .second': { [media.phone]: { paddingBlockStart: token('space.16') } },
  '.words h2': { fontSize: token('text.title') },
  '.words > p': { color: token('color.inkSoft'), whiteSpace: 'pre-line' },
  dl: {
    display: 'grid',
    gap: token('space.4'),
    paddingBlockStart: token('space.8'),
    [media.md]: { gap: token('space.8'), paddingBlockStart: token('space.12') },
    borderBlockStart: `1px solid ${token('color.line')}`,
  },
  // A narrow card that leads on tells the first two.
  'article:has(.more) dl > div:nth-of-type(n + 3)': { [media.phone]: { display: 'none' } },
  // The value beside its label, below it where both are long.
  'dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: token('space.8'),
  },
  dt: { color: token('color.inkSoft'), fontSize: token('text.small'), hyphens: 'auto' },
  dd: {
    marginInlineStart: 'auto',
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    textAlign: 'end',
  },
  // Each line is a link of its own above the card's.
  '.stock': {
    display: 'grid',
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
    [media.md]: {
      gap: token('space.4'),
      paddingBlockStart: token('space.4'),
      borderBlockStart: `1px solid ${token('color.line')}`,
    },
    fontSize: token('text.small'),
    // Two of them next to each other on a phone: their lines are as high as WCAG 2.5.8 asks.
    '& :is(a, p:not(:has(a)))': {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      minHeight: '1.5rem',
      [media.md]: { minHeight: token('size.target') },
      color: token('color.inkSoft'),
      textDecoration: 'none',
    },
    'a:hover strong': { [media.hover]: { textDecoration: 'underline' } },
    strong: { color: token('color.ink') },
    [media.phone]: { marginBlock: `calc(-1 * ${token('space.12')})` },
    // A narrow card tells the price alone: the link leads to the cars, counted.
    'span:not(.visually-hidden)': { [media.phone]: { display: 'none' } },
  },
  '.more': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    alignSelf: 'start',
    minHeight: token('size.target'),
    fontWeight: token('font.strongWeight'),
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
  },
  'article:has(.more:focus-visible)': { outline: '3px solid var(--ring)', outlineOffset: 3 },
  'article:has(.more):hover': {
    [media.hover]: { borderColor: token('color.ink'), '.more': { textDecoration: 'underline' } },
  },
});

const priceTexts = {
  new: 'block.modelNewFrom',
  used: 'block.modelUsedFrom',
} as const satisfies Record<NonNullable<ModelStock['condition']>, TextKey>;

/** The lowest price and the number of the model's cars in stock, new and used apart; nothing without any. */
function StockLines({ list, model }: { list: string; model: string }) {
  const { t, term, format, language, stockLanguage = language } = useTexts();
  const teasers = useAppSelector(selectCarTeasers);
  const cars = useAppSelector(selectCars);
  const currency = useAppSelector(selectCurrency);
  const lines = modelStocks(list, stockLanguage).flatMap(({ condition, href, request }) => {
    const { ids: [cheapest = ''] = [], total = 0 } = teasers[carTeaserKey(request)] ?? {};
    const price = cars[cheapest]?.car_price;
    return total > 0 ? [{ condition, href, total, price: price ? format.money(price, currency) : null }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <div className="stock">
      {lines.map(({ condition, href, total, price }) => {
        const count = <span>{t('block.modelStock', { count: total })}</span>;
        if (condition === null)
          return (
            <p key={href}>
              {price && <strong>{t('block.modelFrom', { price })}</strong>} {count}
            </p>
          );
        const word = term('car_condition', termIn(conditionTerms[condition], stockLanguage));
        return (
          <p key={href}>
            <Link href={href}>
              <strong>{price ? t(priceTexts[condition], { price }) : word}</strong> {count}
              {model !== '' && <span className="visually-hidden">{`, ${model}`}</span>}
            </Link>
          </p>
        );
      })}
    </div>
  );
}

/** Models of cars with up to four data each, and what of them is in stock. */
function CarModelCardListView({ Title, Items, Centered }: CarModelCardListFields) {
  const { t } = useTexts();
  const shown = Items.filter(({ Title: title, Image }) => title !== '' || Image !== null);
  if (shown.length === 0) return null;
  const Heading = Title === '' ? 'h2' : 'h3';
  return (
    <BlockSection centered={Centered} styles={styles} head={Title === '' ? undefined : <BlockTitle text={Title} />}>
      <ul
        data-three={shown.length % 3 === 0 || undefined}
        data-centered={Centered || undefined}
        data-row={
          (shown.length > 1 && shown.every(({ Link: { href }, PageLink }) => href !== '' || PageLink.href !== '')) ||
          undefined
        }
      >
        {keyed(shown, (card) => card.Title).map(({ key, item: card }) => {
          const { Title: title, Text, Image, Link: stock, PageLink, SecondLink, IsCampaign, Campaign } = card;
          const link = PageLink.href === '' ? stock : PageLink;
          const labels = labelsOf(card);
          return (
            <li key={key}>
              <article>
                {Image && (
                  <BlockPicture image={Image} sizes="(min-width: 1280px) 25vw, (min-width: 768px) 50vw, 100vw" />
                )}
                {IsCampaign && <p className="campaign">{Campaign || t('block.campaign')}</p>}
                <div className="words">
                  {title !== '' && <Heading>{title}</Heading>}
                  {Text !== '' && <p>{Text}</p>}
                  {labels.length > 0 && (
                    <dl>
                      {keyed(labels, ([label]) => label).map(({ key: row, item: [label, value] }) => (
                        <div key={row}>
                          <dt>{label}</dt>
                          <dd>{value}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                  <StockLines list={stock.href} model={title} />
                  {SecondLink.href !== '' && SecondLink.text !== '' && (
                    <div className="second">
                      <LinkButton
                        variant="secondary"
                        href={SecondLink.href}
                        aria-label={title !== '' ? `${SecondLink.text}, ${title}` : undefined}
                      >
                        {SecondLink.text}
                      </LinkButton>
                    </div>
                  )}
                  {link.href !== '' && (link.text || title) !== '' && (
                    <Link
                      className="more"
                      href={link.href}
                      aria-label={link.text !== '' && title !== '' ? `${link.text}, ${title}` : undefined}
                      {...(link.newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                    >
                      <WithArrow text={link.text || title} />
                    </Link>
                  )}
                </div>
              </article>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}

export const CarModelCardList = withFeatures([carTeasersFeature], CarModelCardListView);
