import { css } from '@emotion/react';
import type { DraftChange } from '@/domain/content/changes';
import { deviceTime } from '@/i18n/localTime';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { token } from '@/ui/tokens';
import { entryStyles } from './entries.styles';

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  fieldset: { display: 'grid', gap: token('space.8'), minWidth: 0, margin: 0, padding: 0, border: 0 },
  legend: { padding: 0, marginBlockEnd: token('space.8'), fontWeight: token('font.strongWeight') },
});

export interface ChangeListProps {
  changes: readonly DraftChange[];
  disabled: boolean;
  isHere(change: DraftChange): boolean;
  isChosen(change: DraftChange): boolean;
  onChange(changes: readonly DraftChange[], on: boolean): void;
}

/** Changes by page, this one first: what, who, when, and on how many pages it shows. */
export function ChangeList({ changes, disabled, isHere, isChosen, onChange }: ChangeListProps) {
  const { t } = useTexts();
  const groups = new Map<string, DraftChange[]>();
  const here = t('editing.thisPage');
  for (const change of [...changes.filter(isHere), ...changes.filter((one) => !isHere(one))]) {
    const group = change.page === null ? t('editing.everyPage') : isHere(change) ? here : change.page.name;
    groups.set(group, [...(groups.get(group) ?? []), change]);
  }
  return (
    <div css={styles}>
      {[...groups].map(([name, group]) => (
        <fieldset key={name} disabled={disabled}>
          <legend>{name}</legend>
          <ul css={entryStyles}>
            {group.map((change) => (
              <li key={`${change.item} ${change.name}`}>
                <Checkbox
                  checked={isChosen(change)}
                  disabled={disabled}
                  onChange={({ target }) => onChange([change], target.checked)}
                >
                  {[change.block, change.label].filter(Boolean).join(', ')}
                </Checkbox>
                <p className="small">{`${change.editor || t('editing.someone')}, ${deviceTime(change.changedAt)}`}</p>
                {change.before !== change.after && (
                  <p className="small">{t('editing.before', { text: change.before || t('editing.empty') })}</p>
                )}
                <p>{t('editing.after', { text: change.after || t('editing.empty') })}</p>
                {change.pages > 1 && <p className="small">{t('editing.onPages', { count: change.pages })}</p>}
                {change.restored !== null && (
                  <p className="small">{t('editing.together', { version: change.restored })}</p>
                )}
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}
