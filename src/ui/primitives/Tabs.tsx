import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { media, token } from '../tokens';

const styles = css({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${token('color.line')}`,
  '> button': {
    flex: 'none',
    minHeight: token('size.target'),
    padding: `0 ${token('space.16')}`,
    border: 0,
    borderBlockEnd: '3px solid transparent',
    background: 'none',
    color: token('color.inkSoft'),
    font: 'inherit',
    fontWeight: token('font.strongWeight'),
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    [media.hover]: { '&:hover': { color: token('color.ink') } },
    '&[aria-selected=true]': { borderColor: token('color.accent'), color: token('color.ink') },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export interface TabsProps<Name extends string> {
  /** What they choose. */
  label: string;
  tabs: readonly { name: Name; text: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Begins the ids of tabs and panels. */
  id: string;
  /** Id of the panel, where it is one for all tabs. */
  panel?: string;
}

export const tabId = (id: string, name: string): string => `${id}-${name}-tab`;

/** Attributes of the panel of a tab. All are in the page: `shownPanels` shows them on paper and without script. */
export const tabPanel = <Name extends string>(id: string, name: Name, chosen: Name) => ({
  role: 'tabpanel',
  id: `${id}-${name}`,
  'aria-labelledby': tabId(id, name),
  hidden: name !== chosen,
});
export const shownPanels = {
  '[role=tabpanel][hidden]': { '@media print, (scripting: none)': { display: 'block' } },
} as const;

/** The tab that a key leads to from another. */
function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tabs by the pattern of the ARIA guide: one of them is in the order of the Tab key, the arrow keys choose. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, id, panel }: TabsProps<Name>) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ name }) => name === chosen);
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(tabId(id, tab.name))?.focus();
    onChoose(tab.name);
  };
  return (
    <div css={styles} role="tablist" aria-label={label} data-needs-script="" data-print="none">
      {tabs.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-controls={panel ?? `${id}-${name}`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={onKeyDown}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
