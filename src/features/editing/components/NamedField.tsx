import { css } from '@emotion/react';
import { useState } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import type { EditChoice } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';

/** From this many options on the list has a search field. */
const MANY = 8;

const styles = css({
  maxHeight: '20rem',
  overflowY: 'auto',
  border: `1.5px solid ${token('color.control')}`,
  borderRadius: token('space.8'),
  padding: token('space.4'),
  outline: 'none',
  '[role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: '2.5rem',
    paddingInline: token('space.12'),
    borderRadius: token('space.4'),
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
  },
  '[role=option]::before': {
    content: '""',
    flex: 'none',
    width: '1em',
    height: '1em',
    border: '1.5px solid currentColor',
    borderRadius: token('space.4'),
  },
  '[role=option][aria-selected=true]': {
    background: token('color.accentSoft'),
    color: token('color.onAccentSoft'),
    fontWeight: token('font.strongWeight'),
    '&::before': { background: 'currentColor' },
  },
  '[role=option][data-focus-visible]': { boxShadow: `inset 0 0 0 3px ${token('color.focus')}` },
});

export interface NamedFieldProps {
  label: string;
  many: boolean;
  /** Paths, in the order that content has them. */
  value: readonly string[];
  choices: readonly EditChoice[];
  disabled: boolean;
  onChange(paths: readonly string[]): void;
}

/** Items referenced by a field, chosen from existing ones. Chosen items keep their order; a new one is appended. */
export function NamedField({ label, many, value, choices, disabled, onChange }: NamedFieldProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices.filter(({ name, path }) =>
    terms.every((word) => `${name} ${path}`.toLowerCase().includes(word)),
  );
  const shown = new Set(found.map(({ path }) => path));
  const select = (selection: Selection): void => {
    const picked = selection === 'all' ? [...shown] : [...selection].map(String);
    // What the search hides stays as it is.
    const unchanged = many ? value.filter((path) => !shown.has(path) || picked.includes(path)) : [];
    onChange([...unchanged, ...picked.filter((path) => !unchanged.includes(path))]);
  };
  return (
    <>
      {choices.length > MANY && (
        <TextInput
          label={t('editing.findItem')}
          icon="search"
          type="search"
          value={search}
          disabled={disabled}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <ListBox
        css={styles}
        aria-label={label}
        items={found}
        selectionMode={many ? 'multiple' : 'single'}
        selectedKeys={value}
        disabledKeys={disabled ? shown : []}
        escapeKeyBehavior="none"
        onSelectionChange={select}
        renderEmptyState={() => t('editing.noItems')}
      >
        {({ path, name }) => (
          <ListBoxItem id={path} textValue={name}>
            {name}
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}
