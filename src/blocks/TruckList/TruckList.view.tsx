import { css } from '@emotion/react';
import { onlineFormFeature } from '@/features/online-forms/onlineForm.feature';
import { onlineFormActions } from '@/features/online-forms/onlineForm.slice';
import { useTexts } from '@/i18n/TextsProvider';
import {
  decodeTruckFilter,
  hasTruckFilter,
  matchesTruckFilter,
  truckKinds,
  truckPriceSteps,
  truckSegment,
} from '@/domain/stock/truckFilter';
import { asciiSlug } from '@/lib/asciiSlug';
import { selectContext, selectCurrency, selectVatPercent } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { phoneAddress } from '@/lib/phoneAddress';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { Link as TextLink } from '@/ui/primitives/Link';
import { Notice } from '@/ui/primitives/Notice';
import { ReturnLink } from '@/ui/primitives/ReturnLink';
import { Select } from '@/ui/primitives/Select';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { media, token } from '@/ui/tokens';
import { BlockPicture, isStudioPicture } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { teaserHeadStyles } from '../parts/teaserHead.styles';
import { withFeatures } from '../parts/withFeatures';
import type { Truck, TruckListFields } from './TruckList.schema';

const styles = css(teaserHeadStyles, {
  // Below the breadcrumb, which has its own room.
  '&:has(> .wrap > .full)': { paddingBlockStart: token('space.8') },
  // A line of its own however wide the head is: beside a shorter one the link would stand in the middle.
  '&& > .wrap > .block-head > .text': {
    flex: '0 0 100%',
    maxWidth: 'none',
    paddingInlineEnd: `max(0px, 100% - ${token('size.line')})`,
    color: token('color.inkSoft'),
  },
  '.filter': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: token('space.12'),
    alignItems: 'end',
    marginBlockEnd: token('space.24'),
    button: { minHeight: '3rem' },
  },
  '.found': { display: 'flex', flexWrap: 'wrap', gap: token('space.16'), marginBlockEnd: token('space.24') },
  '.kinds': { display: 'flex', flexWrap: 'wrap', gap: token('space.8'), marginBlockEnd: token('space.32') },
  '.kinds a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    paddingInline: token('space.16'),
    border: `1px solid ${token('color.control')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontWeight: token('font.strongWeight'),
    textDecoration: 'none',
    '&:hover': { [media.hover]: { borderColor: token('color.ink'), background: token('color.sunken') } },
    span: { color: token('color.inkSoft'), fontWeight: 400 },
  },
  '.kind + .kind': { marginBlockStart: token('space.48') },
  '.kind > :is(h2, h3)': { fontSize: token('text.title'), marginBlockEnd: token('space.16') },
  '.trucks': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
    gap: token('space.24'),
  },
  '.trucks[data-row]': {
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    ...snapRow('min(84%, 21rem)'),
  },
  '.trucks > li': { display: 'grid', minWidth: 0 },
  article: {
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '.picture': {
    display: 'grid',
    aspectRatio: '3 / 2',
    [media.phone]: { aspectRatio: '16 / 9' },
    overflow: 'hidden',
    background: token('color.sunken'),
    color: token('color.inkSoft'),
  },
  // The wheels are at the lower edge.
  '.picture img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 80%' },
  '.picture:has(img[data-studio])': { background: token('panel.car') },
  '.words': { display: 'flex', flexDirection: 'column', gap: token('space.8'), padding: token('space.16'), flex: 1 },
  '.pre': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.words :is(h2, h3, h4)': { fontSize: token('text.title') },
  '.note': { marginBlockStart: token('space.16'), color: token('color.inkSoft'), fontSize: token('text.small') },
  dl: { display: 'grid', borderBlockStart: `1px solid ${token('color.line')}` },
  'dl > div': {
    display: 'grid',
    // The value beside its label, on as many lines as it needs.
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: token('space.12'),
    paddingBlock: token('space.8'),
    borderBlockEnd: `1px solid ${token('color.line')}`,
    fontSize: token('text.small'),
    fontVariantNumeric: 'tabular-nums',
  },
  dt: { color: token('color.inkSoft') },
  dd: { fontWeight: token('font.strongWeight'), textAlign: 'end' },
  '.key': { fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
  '.foot': { display: 'grid', gap: token('space.12'), marginBlockStart: 'auto' },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: token('space.12') },
  // On a phone one calls; the number is the wider button.
  '.foot .ways': { gap: token('space.8'), '> *': { flex: '1 1 auto' } },
  '.foot .ways > *': { [media.phone]: { paddingInline: token('space.8'), fontSize: token('text.small') } },
  '.foot [data-call]': { [media.md]: { display: 'none' } },
  // The price over what it is without, the town beside both: the same lines on every card.
  '.price': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `0 ${token('space.8')}`,
    fontVariantNumeric: 'tabular-nums',
    strong: { gridColumn: '1 / -1', fontSize: token('text.title') },
    span: { color: token('color.inkSoft'), fontSize: token('text.small') },
    '.place': { gridColumn: 2, textAlign: 'end' },
    '.with-vat': { gridColumn: 1, gridRow: 3 },
  },
  'article:has(.to)': { position: 'relative' },
  // The link covers the card; the button is above it.
  '.to': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '.to:focus-visible': { outline: 'none' },
  'article:has(.to:focus-visible)': { outline: '3px solid var(--ring)', outlineOffset: 3 },
  '.foot [data-button]': { position: 'relative', zIndex: 1 },
  '.back': { display: 'inline-flex', alignItems: 'center', gap: token('space.8'), minHeight: token('size.target') },
  '.full': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.32'),
    [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: token('space.64') },
    '.picture': { borderRadius: token('radius.card') },
    'h1, h2': { fontSize: token('text.display'), lineHeight: 1.05 },
    '.price strong': { fontSize: 'min(2.5rem, 12vw)', lineHeight: 1.2 },
    '.facts': { display: 'grid', gap: token('space.16'), alignContent: 'start', overflowWrap: 'anywhere' },
    '.data': {
      [media.lg]: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: token('space.64'),
      },
    },
  },
});

type Level = 'h2' | 'h3' | 'h4';

/** In the order of the content. */
function byKind(trucks: readonly Truck[]): [kind: string, trucks: Truck[]][] {
  const kinds = new Map<string, Truck[]>();
  for (const truck of trucks) kinds.set(truck.Kind, [...(kinds.get(truck.Kind) ?? []), truck]);
  return [...kinds];
}

/** The first of each kind, then the second of each. */
function varied(trucks: readonly Truck[]): Truck[] {
  const rankOf = new Map(byKind(trucks).flatMap(([, those]) => those.map((truck, rank) => [truck, rank] as const)));
  return trucks.toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0));
}

const nameOf = ({ Number: number, Title }: Truck): string => [number, Title].filter(Boolean).join(' ');

function TruckListView(fields: TruckListFields) {
  const { Title, Text, Items, Limit, Link, PageLink, HasFilters, IsDetail, FormLink } = fields;
  const { t } = useTexts();
  const { path: here } = useAppSelector(selectContext);
  const all = Items.filter((truck) => truck.Title !== '');
  const [first] = all;
  if (!first) return null;
  if (IsDetail)
    return (
      <BlockSection styles={styles}>
        <FullTruck truck={first} list={PageLink} form={FormLink.href} />
      </BlockSection>
    );
  const search = HasFilters ? (here.split('#')[0]?.split('?')[1] ?? '') : '';
  const filter = decodeTruckFilter(search);
  const trucks = all.filter((truck) => matchesTruckFilter(truck, filter));
  const kinds = byKind(trucks);
  const isGrouped = Limit === 0 && kinds.length > 1;
  const below = (deeper: boolean): Level => (Title === '' ? (deeper ? 'h3' : 'h2') : deeper ? 'h4' : 'h3');
  const Group = below(false);
  return (
    <BlockSection
      styles={styles}
      head={
        Title === '' && Text === '' ? undefined : (
          <>
            <BlockTitle text={Title} />
            {Link.href !== '' && (
              <LinkButton variant="ghost" flush href={Link.href} iconEnd="arrow">
                {Link.text}
              </LinkButton>
            )}
            {Text !== '' && <p className="text">{Text}</p>}
          </>
        )
      }
    >
      {HasFilters && <Filters trucks={all} found={trucks.length} search={search} page={here} />}
      {HasFilters && trucks.length === 0 && <Notice>{t('truck.none')}</Notice>}
      {isGrouped ? (
        <>
          <nav className="kinds" aria-label={t('truck.kinds')}>
            {kinds.map(([kind, those]) => (
              <a key={kind} href={`#${asciiSlug(kind)}`}>
                {kind} <span>{those.length}</span>
              </a>
            ))}
          </nav>
          {kinds.map(([kind, those]) => (
            <section key={kind} className="kind" id={asciiSlug(kind)}>
              <Group>{kind}</Group>
              <Trucks trucks={those} page={PageLink.href} form={FormLink.href} heading={below(true)} />
            </section>
          ))}
        </>
      ) : (
        <Trucks
          trucks={Limit > 0 ? varied(trucks).slice(0, Limit) : trucks}
          page={PageLink.href}
          form={FormLink.href}
          heading={below(false)}
          isRow={Limit > 1 && FormLink.href !== ''}
        />
      )}
      <Illustration trucks={trucks} />
    </BlockSection>
  );
}

/** Once for all pictures that show no truck that exists. */
function Illustration({ trucks }: { trucks: readonly Truck[] }) {
  const { t } = useTexts();
  return trucks.some(({ Image }) => isStudioPicture(Image)) && <p className="note">{t('list.illustration')}</p>;
}

/** A choice of the filters: in the address by its name. */
interface Choice {
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
}

const unique = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))].toSorted();

const KM_STEPS = [200_000, 300_000, 400_000, 500_000];

/** A plain form: works by the address, without script too. */
function Filters({
  trucks,
  found,
  search,
  page,
}: {
  trucks: readonly Truck[];
  found: number;
  search: string;
  page: string;
}) {
  const { t, format } = useTexts();
  const currency = useAppSelector(selectCurrency);
  const path = page.split(/[?#]/)[0] ?? '/';
  const parameters = new URLSearchParams(search);
  const same = (values: readonly string[]) => unique(values).map((value) => ({ value, text: value }));
  const choices: Choice[] = [
    { name: 'kind', label: t('truck.kind'), options: truckKinds(trucks) },
    { name: 'axles', label: t('truck.axles'), options: same(trucks.map(({ Axles }) => Axles)) },
    { name: 'emission', label: t('truck.emissionClass'), options: same(trucks.map((one) => one.EmissionClass)) },
    { name: 'year', label: t('truck.yearFrom'), options: same(trucks.map(({ Year }) => Year)).toReversed() },
    {
      name: 'km',
      label: t('truck.kmMost'),
      options: KM_STEPS.map((km) => ({ value: String(km), text: format.distance(km) })),
    },
    {
      name: 'price',
      label: t('truck.priceMost'),
      options: truckPriceSteps(trucks).map((price) => ({ value: String(price), text: format.money(price, currency) })),
    },
    { name: 'location', label: t('truck.place'), options: same(trucks.map(({ Location }) => Location)) },
  ];
  return (
    <>
      <form className="filter" method="get" action={path} role="search" aria-label={t('truck.filter')}>
        {choices.map(({ name, label, options }) => (
          <Select
            // Another address has other choices.
            key={`${name} ${search}`}
            name={name}
            label={label}
            defaultValue={parameters.get(name) ?? ''}
            options={[{ value: '', text: t('truck.all') }, ...options]}
          />
        ))}
        <Button type="submit">{t('truck.show')}</Button>
      </form>
      {hasTruckFilter(search) && (
        <p className="found">
          <span role="status">{t('truck.count', { count: found })}</span>
          <TextLink href={path}>{t('truck.showAll')}</TextLink>
        </p>
      )}
    </>
  );
}

const addressOf = (page: string, truck: Truck): string => `${page}/${truckSegment(truck)}`;

/** The form that then knows the truck. */
function RequestButton({ truck, form }: { truck: Truck; form: string }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const name = nameOf(truck);
  const formId = form.split('#')[1] ?? '';
  return (
    <LinkButton
      variant="secondary"
      href={form}
      aria-label={`${t('truck.ask')}: ${name}`}
      onClick={() => dispatch(onlineFormActions.prefilled({ formId, values: { truck: name } }))}
    >
      {t('truck.ask')}
    </LinkButton>
  );
}

/** Calls who sells it. */
function CallButton({ truck: { Seller: seller, SellerPhone: phone } }: { truck: Truck }) {
  const { t } = useTexts();
  if (phone === '') return null;
  return (
    <LinkButton
      data-call=""
      icon="phone"
      href={phoneAddress(phone)}
      aria-label={`${t('truck.call', { name: seller })}, ${phone}`}
    >
      {phone}
    </LinkButton>
  );
}

/** So many stand beside the picture, with the price. */
const KEY_ROWS = 6;

/** Its page: all that is known, and who sells it. */
function FullTruck({ truck, list, form }: { truck: Truck; list: TruckListFields['PageLink']; form: string }) {
  const { t, format } = useTexts();
  const known = useRows(truck);
  const rest: Row[] = [
    ...known.slice(KEY_ROWS),
    [t('truck.wheelbase'), truck.Wheelbase > 0 ? `${format.number(truck.Wheelbase)}\u00a0mm` : ''],
    [t('truck.ownWeight'), truck.OwnWeight > 0 ? `${format.number(truck.OwnWeight)}\u00a0kg` : ''],
    [t('truck.totalWeight'), truck.TotalWeight > 0 ? `${format.number(truck.TotalWeight)}\u00a0kg` : ''],
    [t('truck.service'), truck.Service],
    [t('truck.inspection'), truck.Inspection],
  ];
  const rows = rest.filter(([, value]) => value !== '');
  const { Seller: seller } = truck;
  return (
    <>
      {list.href !== '' && (
        <ReturnLink className="back" href={list.href}>
          <Icon name="arrow" rotation={180} />
          {list.text}
        </ReturnLink>
      )}
      <div className="full">
        <div>
          <TruckPicture truck={truck} isFullPage />
          <Illustration trucks={[truck]} />
        </div>
        <div className="facts">
          <p className="pre">{[truck.Condition, truck.Number].filter(Boolean).join(' · ')}</p>
          <BlockTitle text={truck.Title} tag="H1" />
          <Price truck={truck} isFull />
          {seller !== '' && (
            <p>
              {t('truck.seller')}: <strong>{seller}</strong>
            </p>
          )}
          <div className="ways">
            <CallButton truck={truck} />
            {form !== '' && <RequestButton truck={truck} form={form} />}
          </div>
          <Rows rows={known.slice(0, KEY_ROWS)} />
        </div>
        {rows.length > 0 && <Rows rows={rows} isWide />}
      </div>
    </>
  );
}

function Trucks({
  trucks,
  page,
  form,
  heading,
  isRow = false,
}: {
  trucks: readonly Truck[];
  /** The page below which each has its own; '' for none. */
  page: string;
  form: string;
  heading: Level;
  isRow?: boolean;
}) {
  return (
    <ul className="trucks" data-row={isRow || undefined}>
      {keyed(trucks, nameOf).map(({ key, item }) => (
        <li key={key}>
          <TruckCard truck={item} page={page} form={form} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

type Row = readonly [label: string, value: string];

function Rows({ rows, isWide = false }: { rows: readonly Row[]; isWide?: boolean }) {
  return (
    <dl className={isWide ? 'data' : undefined}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Two lines of a card: '2021 · 412 000 km · 4x2 · 460 hv', 'Euro 6 · Vetopöytä'. */
function useKeyLines({ Year, Mileage, Axles, Power, EmissionClass, Body }: Truck): string[] {
  const { format } = useTexts();
  const line = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  return [
    line([Year, Mileage > 0 ? format.distance(Mileage) : '', Axles, Power > 0 ? format.power(Power) : '']),
    line([EmissionClass, Body]),
  ].filter((text) => text !== '');
}

/** What its page tells first. */
function useRows(truck: Truck): Row[] {
  const { t, format } = useTexts();
  const rows: Row[] = [
    [t('detail.year'), truck.Year],
    [t('detail.mileage'), truck.Mileage > 0 ? format.distance(truck.Mileage) : ''],
    [t('truck.emissionClass'), truck.EmissionClass],
    [t('truck.axles'), truck.Axles],
    [t('detail.power'), truck.Power > 0 ? format.power(truck.Power) : ''],
    [t('detail.gearbox'), truck.Gearbox],
    [t('truck.body'), truck.Body],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** @param isFullPage whether it is on the page of its truck, not on a card */
function TruckPicture({ truck: { Image }, isFullPage = false }: { truck: Truck; isFullPage?: boolean }) {
  if (!Image) return null;
  return (
    <div className="picture">
      <BlockPicture
        image={Image}
        sizes={
          isFullPage ? '(min-width: 1024px) 58vw, 100vw' : '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw'
        }
        priority={isFullPage}
      />
    </div>
  );
}

/** @param isFull with what it is with VAT, where the country's rate is known */
function Price({ truck: { Price: price, Location: location }, isFull = false }: { truck: Truck; isFull?: boolean }) {
  const { t, format } = useTexts();
  const currency = useAppSelector(selectCurrency);
  const vat = useAppSelector(selectVatPercent);
  const withVat = isFull && price > 0 && vat !== null ? Math.round(price * (1 + vat / 100)) : null;
  return (
    <p className="price">
      <strong>{price > 0 ? format.money(price, currency) : t('card.noPrice')}</strong>
      {price > 0 && <span>{t('card.exclVat')}</span>}
      {withVat !== null && (
        <span className="with-vat">{t('detail.withVat', { price: format.money(withVat, currency) })}</span>
      )}
      {location !== '' && <span className="place">{location}</span>}
    </p>
  );
}

interface TruckCardProps {
  truck: Truck;
  page: string;
  form: string;
  heading: Level;
}

function TruckCard({ truck, page, form, heading: Heading }: TruckCardProps) {
  const lines = useKeyLines(truck);
  return (
    <article>
      <TruckPicture truck={truck} />
      <div className="words">
        {(truck.Condition !== '' || truck.Number !== '') && (
          <p className="pre">{[truck.Condition, truck.Number].filter(Boolean).join(' · ')}</p>
        )}
        <Heading>
          {page === '' ? (
            truck.Title
          ) : (
            <TextLink className="to" href={addressOf(page, truck)}>
              {truck.Title}
            </TextLink>
          )}
        </Heading>
        {lines.length > 0 && (
          <div className="key">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        <div className="foot">
          <Price truck={truck} />
          <div className="ways">
            <CallButton truck={truck} />
            {form !== '' && <RequestButton truck={truck} form={form} />}
          </div>
        </div>
      </div>
    </article>
  );
}

/** Trucks in stock, in groups to which links lead; each can be asked about, by a form that then knows it. */
export const TruckList = withFeatures([onlineFormFeature], TruckListView);
