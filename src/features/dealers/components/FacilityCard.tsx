import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { selectPaths } from '@/store/context';
import { selectFacilityById } from '@/store/entities';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { breakpoints, media, token } from '@/ui/tokens';
import { useAppSelector } from '@/store/hooks';
import type { FacilitySummary } from '../dealers.slice';
import { facilityPath, serviceText, todayText, townText } from './facilityTexts';
import { useContact } from './useContact';

/** For the root of a list of facilities: no rule per card. */
export const facilityCardStyles = css({
  '.places': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))',
    gap: token('space.24'),
  },
  '.place': {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    gap: token('space.8'),
    height: '100%',
    padding: token('space.16'),
    [media.md]: { padding: token('space.24') },
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    color: token('color.ink'),
    overflowWrap: 'anywhere',
    transition: `box-shadow ${token('duration.medium')} ${token('ease.out')}`,
    [media.hover]: { '&:hover': { boxShadow: token('shadow.high') } },
    '&:has(.to:focus-visible)': { outline: '3px solid var(--ring)', outlineOffset: 3 },
  },
  '.place :is(h2, h3)': { fontSize: token('text.title'), lineHeight: 1.2 },
  // The link covers the card; other controls are above it.
  '.to': {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token('radius.card') },
    '&:focus-visible': { outline: 'none' },
  },
  '.place address': { color: token('color.inkSoft'), fontStyle: 'normal', fontSize: token('text.small') },
  '.foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'end',
    columnGap: token('space.16'),
  },
  '.phone': {
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    color: token('color.ink'),
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  },
  '.today': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
    '&::before': {
      content: '""',
      width: '0.55em',
      height: '0.55em',
      flex: 'none',
      borderRadius: token('radius.pill'),
      background: 'currentColor',
    },
    '&[data-is=open]': { color: token('color.success'), fontWeight: token('font.strongWeight') },
  },
  '.place[data-picked]': { borderColor: token('color.accent'), boxShadow: `inset 0 0 0 2px ${token('color.accent')}` },
  '.on-map': {
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    padding: 0,
    border: 0,
    background: 'transparent',
    color: token('color.ink'),
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
    '&[aria-pressed=true]': { color: token('color.accent'), fontWeight: token('font.strongWeight') },
  },
  '.services': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('space.4'),
    width: '100%',
    paddingBlockStart: token('space.4'),
  },
  '.services li': {
    padding: `${token('space.4')} ${token('space.8')}`,
    borderRadius: token('radius.control'),
    background: token('color.sunken'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    lineHeight: 1.3,
  },
});

/** Map and list side by side. */
const MAP_NEXT_TO_LIST = `(min-width: ${breakpoints.lg}px)`;

export interface FacilityCardProps {
  id: string;
  level: 'h2' | 'h3';
  note?: FacilitySummary | undefined;
  /** Points at it on the map; absent where there is none. */
  onMap?(id: string): void;
  /** The map points at it. */
  picked?: boolean;
}

/** A facility in a list: name, address, telephone, whether it is open, and what it does. */
export function FacilityCard({ id, level: Heading, note, onMap, picked = false }: FacilityCardProps) {
  const texts = useTexts();
  const facility = useAppSelector((state) => selectFacilityById(state, id));
  const { facilities } = useAppSelector(selectPaths);
  const contact = useContact(id);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls to the card chosen on the map next to the list; where the map is above the list, the choice is shown
    // below the map instead, and nothing scrolls.
    if (picked && matchMedia(MAP_NEXT_TO_LIST).matches) card.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  if (!facility) return null;
  const {
    slug = '',
    site_official_name: name = '',
    site_street: street,
    site_phone: phone = '',
    site_geocoord = '',
  } = facility;
  const { t } = texts;
  return (
    <article className="place" data-picked={picked || undefined} ref={card}>
      <Heading>
        <Link className="to" href={facilityPath(facilities, slug)}>
          {name}
        </Link>
      </Heading>
      <address>
        {street}
        <br />
        {townText(facility, texts)}
      </address>
      <div className="foot">
        {note?.today && (
          <p className="today" data-is={note.today.status}>
            {todayText(note.today, texts)}
          </p>
        )}
        {phone !== '' && (
          <a
            className="phone"
            onClick={contact('phone')}
            href={phoneAddress(phone)}
            aria-label={t('dealers.callNumber', { name, number: phone })}
          >
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {onMap && site_geocoord !== '' && (
          <button type="button" className="on-map" aria-pressed={picked} onClick={() => onMap(id)}>
            <Icon name="pin" />
            {t('dealers.map')} <span className="visually-hidden">{name}</span>
          </button>
        )}
        {note && note.services.length > 0 && (
          <ul className="services" aria-label={t('dealers.services')}>
            {note.services.map((group) => (
              <li key={group}>{serviceText(group, texts)}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
