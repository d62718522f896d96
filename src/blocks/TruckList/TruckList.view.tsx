import { css } from '@emotion/react';
import { isDrawing } from '@/domain/content/drawings';
import { onlineFormFeature } from '@/features/online-forms/onlineForm.feature';
import { onlineFormActions } from '@/features/online-forms/onlineForm.slice';
import { useTexts } from '@/i18n/TextsProvider';
import { asciiSlug } from '@/lib/asciiSlug';
import { selectCurrency } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { Drawing } from '@/ui/primitives/Drawing';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { media, token } from '@/ui/tokens';
import { BlockButton } from '../parts/BlockButton';
import { BlockPicture } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { teaserHeadStyles } from '../parts/teaserHead.styles';
import { withFeatures } from '../parts/withFeatures';
import type { Truck, TruckListFields } from './TruckList.schema';

const styles = css(teaserHeadStyles, {
  '.text': { maxWidth: token('size.line'), color: token('color.inkSoft'), flexBasis: '100%' },
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
    placeItems: 'center',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    background: token('color.sunken'),
    color: token('color.inkSoft'),
  },
  '.picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '.picture .drawing': { width: '78%', height: 'auto', marginBlock: '-20%' },
  '.words': { display: 'flex', flexDirection: 'column', gap: token('space.12'), padding: token('space.16'), flex: 1 },
  '.pre': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.words :is(h2, h3, h4)': { fontSize: token('text.title') },
  dl: { display: 'grid', borderBlockStart: `1px solid ${token('color.line')}` },
  'dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: token('space.12'),
    paddingBlock: token('space.8'),
    borderBlockEnd: `1px solid ${token('color.line')}`,
    fontSize: token('text.small'),
    fontVariantNumeric: 'tabular-nums',
  },
  dt: { color: token('color.inkSoft') },
  dd: { marginInlineStart: 'auto', fontWeight: token('font.strongWeight'), textAlign: 'end' },
  '.foot': { display: 'grid', gap: token('space.12'), marginBlockStart: 'auto' },
  '.price': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${token('space.8')}`,
    fontVariantNumeric: 'tabular-nums',
    strong: { fontSize: token('text.title') },
    span: { color: token('color.inkSoft'), fontSize: token('text.small') },
    'span:last-of-type': { marginInlineStart: 'auto' },
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

function TruckListView({ Title, Text, Items, Limit, Link, FormLink }: TruckListFields) {
  const { t } = useTexts();
  const trucks = Items.filter((truck) => truck.Title !== '');
  if (trucks.length === 0) return null;
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
            <BlockButton link={Link} type="Ghost" flush />
            {Text !== '' && <p className="text">{Text}</p>}
          </>
        )
      }
    >
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
              <Trucks trucks={those} form={FormLink.href} heading={below(true)} />
            </section>
          ))}
        </>
      ) : (
        <Trucks
          trucks={Limit > 0 ? varied(trucks).slice(0, Limit) : trucks}
          form={FormLink.href}
          heading={below(false)}
          isRow={Limit > 1 && FormLink.href !== ''}
        />
      )}
    </BlockSection>
  );
}

function Trucks({
  trucks,
  form,
  heading,
  isRow = false,
}: {
  trucks: readonly Truck[];
  form: string;
  heading: Level;
  isRow?: boolean;
}) {
  return (
    <ul className="trucks" data-row={isRow || undefined}>
      {keyed(trucks, nameOf).map(({ key, item }) => (
        <li key={key}>
          <TruckCard truck={item} form={form} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function TruckCard({ truck, form, heading: Heading }: { truck: Truck; form: string; heading: Level }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const { Title, Condition, Image, Price, Location } = truck;
  const name = nameOf(truck);
  const formId = form.split('#')[1] ?? '';
  const rows = [
    [t('detail.year'), truck.Year],
    [t('detail.mileage'), truck.Mileage > 0 ? format.distance(truck.Mileage) : ''],
    [t('truck.emissionClass'), truck.EmissionClass],
    [t('truck.axles'), truck.Axles],
    [t('detail.power'), truck.Power > 0 ? format.power(truck.Power) : ''],
    [t('detail.gearbox'), truck.Gearbox],
    [t('truck.body'), truck.Body],
  ].filter(([, value]) => value !== '');
  return (
    <article>
      {Image && (
        <div className="picture">
          {isDrawing(Image.src) ? (
            <Drawing src={Image.src} />
          ) : (
            <BlockPicture image={Image} sizes="(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw" />
          )}
        </div>
      )}
      <div className="words">
        {(Condition !== '' || truck.Number !== '') && (
          <p className="pre">{[Condition, truck.Number].filter(Boolean).join(' · ')}</p>
        )}
        <Heading>{Title}</Heading>
        {rows.length > 0 && (
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="foot">
          <p className="price">
            <strong>{Price > 0 ? format.money(Price, currency) : t('card.noPrice')}</strong>
            {Price > 0 && <span>{t('card.exclVat')}</span>}
            {Location !== '' && <span>{Location}</span>}
          </p>
          {form !== '' && (
            <LinkButton
              variant="secondary"
              href={form}
              aria-label={`${t('truck.ask')}: ${name}`}
              onClick={() => dispatch(onlineFormActions.prefilled({ formId, values: { truck: name } }))}
            >
              {t('truck.ask')}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}

/** Trucks in stock, in groups to which links lead; each can be asked about, by a form that then knows it. */
export const TruckList = withFeatures([onlineFormFeature], TruckListView);
