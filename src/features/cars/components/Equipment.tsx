import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { groupedEquipment, shownOfGroups } from '@/domain/cars/equipmentGroups';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { Button } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { groupTitles } from './equipmentTitles';

/** Specification 2 section 9: collapsed to 50 px; from 1024 px, where there is room, to the first twelve. */
const EQUIPMENT_PX = 50;
const FIRST_ITEMS = 12;

/** Room for the dot between two items of the folded list. */
const DOT = '1em';

const styles = css({
  // In flow after the other column's end on wide screens.
  '.groups': { columns: '15rem', columnGap: token('space.32') },
  '.group': { breakInside: 'avoid', paddingBlockEnd: token('space.24') },
  h3: { marginBlockEnd: token('space.4'), fontSize: token('text.body'), letterSpacing: 0 },
  li: { breakInside: 'avoid', paddingBlock: token('space.4'), lineHeight: 1.4, hyphens: 'auto' },
  '@media screen and (scripting: enabled) and (max-width: 1023px)': {
    // Two whole lines of what matters first, instead of a group's title.
    '.groups[data-folded]': {
      columns: 'auto',
      marginInlineStart: `-${DOT}`,
      clipPath: `inset(0 0 0 ${DOT})`,
      maxHeight: `${EQUIPMENT_PX / 16}rem`,
      overflow: 'hidden',
      lineHeight: `${EQUIPMENT_PX / 32}rem`,
    },
    '.groups[data-folded] h3': { display: 'none' },
    '.groups[data-folded] :is(.group, ul)': { display: 'inline', padding: 0 },
    // Lines break between items. The dot is before each; before the first one of a line it is cut off.
    '.groups[data-folded] li': {
      position: 'relative',
      display: 'inline-block',
      padding: `0 0 0 ${DOT}`,
      lineHeight: 'inherit',
      '&::before': { content: '"·"', position: 'absolute', insetInlineStart: '0.4em', color: token('color.inkSoft') },
    },
  },
  '@media screen and (scripting: enabled) and (min-width: 1024px)': {
    '.groups[data-folded] .more, .folding': { display: 'none' },
  },
  // A sentence for each group; Chromium spreads columns within a grid over many empty sheets.
  [media.print]: {
    '.groups': { columns: 'auto' },
    '.group': { paddingBlockEnd: 0 },
    'h3, ul, li': { display: 'inline', padding: 0 },
    h3: { fontSize: 'inherit' },
    'h3::after': { content: '": "' },
    'li:not(:last-of-type)::after': { content: '", "' },
  },
});

/** The equipment in groups, the most popular first. */
export function Equipment({ car }: { car: CarRecord }) {
  const { t, term } = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const groups = groupedEquipment(car.car_equipment ?? []);
  if (groups.length === 0) return null;
  const shown = shownOfGroups(
    groups.map(({ items }) => items.length),
    FIRST_ITEMS,
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section css={styles} id="equipment">
      <h2>{t('detail.equipment')}</h2>
      <div id={id} className="groups" data-folded={open ? undefined : ''}>
        {groups.map(({ group, items }, index) => (
          <div className="group" key={group}>
            <h3>{t(groupTitles[group])}</h3>
            <ul>
              {items.map((item, position) => (
                <li key={item} className={position < (shown[index] ?? 0) ? undefined : 'more'}>
                  {term('car_equipment', item)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <span className={count > FIRST_ITEMS ? undefined : 'folding'} data-needs-script data-print="none">
        <Button variant="ghost" flush aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? t('detail.showLess') : `${t('detail.showMore')} (${count})`}
        </Button>
      </span>
    </section>
  );
}
