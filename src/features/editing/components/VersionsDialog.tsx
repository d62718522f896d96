import { css } from '@emotion/react';
import type { VersionInfo } from '@/domain/content/editing';
import { deviceTime } from '@/i18n/localTime';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { Select } from '@/ui/primitives/Select';
import { token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { dialogClosed, restoreRequested, versionsRequested } from '../editing.slice';
import { selectEditing } from '../editing.selectors';
import { errorText } from './editTexts';
import { Panel } from './Panel';

const styles = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token('space.12'),
  li: {
    display: 'grid',
    gap: token('space.8'),
    justifyItems: 'start',
    padding: token('space.12'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('space.8'),
  },
  p: { fontSize: token('text.small'), color: token('color.inkSoft') },
});

const states = {
  draft: 'editing.isDraft',
  published: 'editing.isPublished',
  replaced: 'editing.isReplaced',
  discarded: 'editing.isReplaced',
} as const;

/** The versions of one item of the page, the newest first; an earlier one is brought back as a draft. */
export function VersionsDialog({ items }: { items: readonly { item: string; name: string }[] }) {
  const { t, locale } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, item, versions, version, error } = useAppSelector(selectEditing);
  const restoring = flow.value === 'restoring';
  const close = (): void => {
    if (!restoring) dispatch(dialogClosed());
  };
  const again = (): void =>
    void dispatch(
      flow.value === 'restoreFailed' && version !== null
        ? restoreRequested({ version })
        : versionsRequested({ item: item ?? '' }),
    );
  const when = ({ savedAt, editor, publisher }: VersionInfo): string =>
    [
      savedAt === null ? t('editing.fromFile') : deviceTime(savedAt),
      editor,
      publisher !== '' && publisher !== editor && t('editing.publishedBy', { editor: publisher }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Panel title={t('editing.versions')} onClose={close}>
      <Select
        label={t('editing.whose')}
        value={item ?? ''}
        disabled={flow.value !== 'versions'}
        options={items.map((one) => ({ value: one.item, text: one.name }))}
        onChange={(event) => dispatch(versionsRequested({ item: event.target.value }))}
      />
      {error && (
        <Notice tone="danger" announce="now" actions={<Button onClick={again}>{t('editing.retry')}</Button>}>
          {errorText(t, error, 'page')}
        </Notice>
      )}
      <ol css={styles} aria-busy={flow.value === 'loadingVersions'} lang={locale}>
        {versions.map((one) => (
          <li key={one.version}>
            <strong>{`${t('editing.version', { number: one.version })} (${t(states[one.state])})`}</strong>
            <p>{when(one)}</p>
            {one.state === 'replaced' && (
              <Button
                variant="secondary"
                busy={restoring && version === one.version}
                disabled={flow.value !== 'versions' && !restoring}
                onClick={() => dispatch(restoreRequested({ version: one.version }))}
              >
                {t('editing.restore', { number: one.version })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
