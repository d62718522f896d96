import { css } from '@emotion/react';
import { isComplete, type PublicationProgress } from '@/domain/content/changes';
import { LEAVE_PATH, type EditorData } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { reserveBottom } from '@/ui/reserveBottom';
import { Button } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { discardRequested, publishRequested, versionsRequested } from '../editing.slice';
import { selectEditing, type EditingStep } from '../editing.selectors';

const styles = css({
  position: 'fixed',
  zIndex: token('layer.bar'),
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gap: token('space.8'),
  padding: `${token('space.8')} ${token('size.gutter')}`,
  background: token('color.contrast'),
  color: token('color.onContrast'),
  borderBlockStart: `1px solid ${token('color.contrastLine')}`,
  pointerEvents: 'auto',
  fontSize: token('text.small'),
  '.row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token('space.4')} ${token('space.16')}` },
  '.where': { fontWeight: token('font.strongWeight'), overflowWrap: 'anywhere' },
  '.state': { flex: 1, minWidth: '12rem', color: token('color.onContrastSoft') },
  '.acts': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.acts button, .acts a': { minHeight: '2.5rem', paddingInline: token('space.12'), fontSize: token('text.small') },
  '.acts button[aria-disabled=true]': { opacity: 0.55 },
  '.acts a': { display: 'inline-flex', alignItems: 'center', color: 'inherit' },
  '& :focus-visible': { outlineColor: token('color.focusOnContrast') },
  [media.print]: { display: 'none' },
});

const isWork = (step: EditingStep): step is 'saving' | 'checking' | 'publishing' | 'discarding' | 'restoring' =>
  step === 'saving' || step === 'checking' || step === 'publishing' || step === 'discarding' || step === 'restoring';

export interface ToolbarProps {
  data: EditorData;
  /** The page's own item. */
  page: string;
  name: string;
  /** Of everything on the page, the page itself first. */
  items: readonly { item: string; name: string }[];
  onPageFields(): void;
}

/** Where the editor is, what is not published yet, and what can be done about it. */
export function Toolbar({ data, page, name, items, onPageFields }: ToolbarProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, did, item, publication } = useAppSelector(selectEditing);
  const { drafts, elsewhere, locale, path } = data;
  const idle = flow.value === 'idle';
  const none = drafts.length + elsewhere === 0;
  const state = [
    drafts.length === 0 ? t('editing.clean') : t('editing.drafts', { count: drafts.length }),
    elsewhere > 0 && t('editing.elsewhere', { count: elsewhere }),
  ];
  const press = (able: boolean, act: () => unknown) => ({
    'aria-disabled': !able,
    onClick: () => {
      if (able) act();
    },
  });
  return (
    <section ref={reserveBottom} css={styles} aria-label={t('editing.toolbar')}>
      <div className="row">
        <span className="where">{`${name} · ${locale}`}</span>
        <span className="state">
          <span role="status">
            {isWork(flow.value)
              ? t(`editing.${flow.value}`)
              : [did && t(`editing.${did}`), ...(flow.value === 'refreshing' ? [] : state)].filter(Boolean).join(' · ')}
          </span>
          {publication && <PublicationStatus publication={publication} />}
        </span>
        <div className="acts">
          <Button
            busy={flow.value === 'publishing' || flow.value === 'checking'}
            {...(flow.value === 'publishing' || flow.value === 'checking'
              ? {}
              : press(idle && !none, () => dispatch(publishRequested({ page }))))}
          >
            {t('editing.publish')}
          </Button>
          <Button variant="ghostContrast" {...press(idle && !none, () => dispatch(discardRequested()))}>
            {t('editing.discard')}
          </Button>
          <Button
            variant="ghostContrast"
            {...press(idle && items.length > 0, () =>
              dispatch(
                versionsRequested({
                  item:
                    (
                      items.find((one) => one.item === item) ??
                      items.find((one) => one.item === drafts.at(-1)?.item) ??
                      items[0]
                    )?.item ?? '',
                }),
              ),
            )}
          >
            {t('editing.versions')}
          </Button>
          <Button variant="ghostContrast" data-block="" {...press(idle, onPageFields)}>
            {t('editing.pageFields')}
          </Button>
          <form method="post" action={LEAVE_PATH}>
            <input type="hidden" name="route" value={path} />
            <Button variant="ghostContrast" type="submit">
              {t('editing.leave')}
            </Button>
          </form>
        </div>
      </div>
    </section>
  );
}

/** How many pages show the publication already; visitors of the others wait for theirs. */
function PublicationStatus({ publication }: { publication: PublicationProgress }) {
  const { t } = useTexts();
  const { pages, done, failed } = publication;
  if (pages === 0) return null;
  return (
    <span>
      {' · '}
      {t('editing.progress', { done, pages })}
      {isComplete(publication) && failed > 0 && ` · ${t('editing.unrendered', { count: failed })}`}
    </span>
  );
}
