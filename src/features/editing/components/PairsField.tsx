import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { EditPairs } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';

const styles = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token('space.12'),
  li: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: token('space.8'),
    alignItems: 'end',
  },
});

export interface PairsFieldProps {
  label: string;
  value: EditPairs;
  disabled: boolean;
  onChange(value: EditPairs): void;
}

interface Row {
  id: number;
  pair: readonly [name: string, value: string];
}

/** Names with their values, such as a filter of a list of cars; a name with several values has several rows. */
export function PairsField({ label, value, disabled, onChange }: PairsFieldProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  // Names may be equal, and empty while they are written: a row is known by neither.
  const [rows, setRows] = useState<readonly Row[]>(() => value.map((pair, id) => ({ id, pair })));
  const become = (next: readonly Row[]): void => {
    setRows(next);
    onChange(next.map(({ pair }) => pair));
  };
  const change = (id: number, pair: Row['pair']): void =>
    become(rows.map((row) => (row.id === id ? { id, pair } : row)));
  const add = (): void => {
    become([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, pair: ['', ''] }]);
    // After the new row has rendered.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const [begun] = useState(() => value.at(-1));
  useEffect(() => {
    if (!begun?.[0] || begun[1] !== '') return;
    // The form began with a new name; after the panel has taken the focus.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('li:last-child > :nth-child(2) input')?.focus(),
    );
  }, [begun]);
  return (
    <div role="group" aria-label={label}>
      <ul css={styles} ref={list}>
        {rows.map(({ id, pair: [name, text] }, index) => (
          <li key={id}>
            <TextInput
              label={t('editing.pairName', { number: index + 1 })}
              value={name}
              disabled={disabled}
              onChange={(event) => change(id, [event.target.value, text])}
            />
            <TextInput
              label={t('editing.pairValue', { number: index + 1 })}
              value={text}
              disabled={disabled}
              onChange={(event) => change(id, [name, event.target.value])}
            />
            <Button
              variant="secondary"
              disabled={disabled}
              aria-label={t('editing.removePair', { number: index + 1 })}
              onClick={() => become(rows.filter((row) => row.id !== id))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" disabled={disabled} onClick={add}>
        {t('editing.addPair')}
      </Button>
    </div>
  );
}
