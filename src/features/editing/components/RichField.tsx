import { css } from '@emotion/react';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { richTextStyles } from '@/ui/primitives/RichText';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';
import { PlainText } from './PlainText';

/** Whether the editor supports all of the markup; it would remove anything else. */
const KNOWN = new Set([
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
  'pre',
  'hr',
]);
const isKnown = (html: string): boolean =>
  [...html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)].every(
    ([, tag = '', rest = '']) =>
      KNOWN.has(tag.toLowerCase()) && /^(?:\s*(?:href|target|rel)="[^"]*")*\s*\/?$/i.test(rest),
  );

const styles = css({
  display: 'grid',
  gap: token('space.8'),
  '.tools': { display: 'flex', flexWrap: 'wrap', gap: token('space.4') },
  '.tools button': { minHeight: '2.25rem', paddingInline: token('space.12'), fontSize: token('text.small') },
  '.tools [aria-pressed=true]': { background: token('color.accentSoft'), color: token('color.onAccentSoft') },
  '.link': { display: 'flex', alignItems: 'end', gap: token('space.8'), '> :first-child': { flex: 1 } },
  '.ProseMirror': {
    minHeight: '10rem',
    maxHeight: '50vh',
    overflowY: 'auto',
    padding: token('space.12'),
    border: `2px solid ${token('color.accent')}`,
    borderRadius: token('space.8'),
    whiteSpace: 'pre-wrap',
  },
  '.ProseMirror:focus-visible': { outline: '3px solid var(--ring)', outlineOffset: 0 },
});

export interface RichFieldProps {
  label: string;
  value: string;
  disabled: boolean;
  onChange(html: string): void;
}

/**
 * A text with marks. One that holds more than the widget understands (a table, a picture) is changed as it is stored.
 */
export function RichField(props: RichFieldProps) {
  const { t } = useTexts();
  const [isEditable] = useState(() => isKnown(props.value));
  const source = useRef<HTMLDivElement>(null);
  // Focus: this code loads after the form has focused its first field.
  useEffect(() => source.current?.querySelector('textarea')?.focus(), []);
  if (isEditable) return <RichEditor {...props} />;
  return (
    <div ref={source}>
      <p>{t('editing.source')}</p>
      <PlainText
        label={props.label}
        value={props.value}
        lines
        disabled={props.disabled}
        onChange={props.onChange}
        onDone={() => undefined}
      />
    </div>
  );
}

function RichEditor({ label, value, disabled, onChange }: RichFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const [begun] = useState(value);
  const [editor, setEditor] = useState<Editor | null>(null);
  // The editor holds its own state; re-render on every transaction to update the buttons.
  const [, setTransactions] = useState(0);
  const [href, setHref] = useState<string | null>(null);
  const onChangeRef = useRef(onChange);
  useEffect(() => {
    onChangeRef.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const made = new Editor({
      element: container.current,
      content: begun,
      autofocus: 'end',
      extensions: [
        StarterKit.configure({
          heading: { levels: [2, 3, 4] },
          link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null, class: null } },
        }),
      ],
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id } },
      onUpdate: ({ editor: now }) => onChangeRef.current(now.isEmpty ? '' : now.getHTML()),
      onTransaction: () => setTransactions((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, [begun, id]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  const tool = (text: string, active: boolean, run: () => void) => (
    <Button variant="secondary" aria-pressed={active} disabled={disabled} onClick={run}>
      {text}
    </Button>
  );
  const link = (): void => {
    const chain = editor?.chain().focus().extendMarkRange('link');
    if (href) chain?.setLink({ href }).run();
    else chain?.unsetLink().run();
    setHref(null);
  };
  return (
    <div css={styles}>
      <strong id={id}>{label}</strong>
      {editor && (
        <div className="tools" role="group" aria-label={t('editing.richTools')}>
          {tool(t('editing.bold'), editor.isActive('bold'), () => editor.chain().focus().toggleBold().run())}
          {tool(t('editing.italic'), editor.isActive('italic'), () => editor.chain().focus().toggleItalic().run())}
          {tool(t('editing.heading'), editor.isActive('heading'), () =>
            editor.chain().focus().toggleHeading({ level: 3 }).run(),
          )}
          {tool(t('editing.bullets'), editor.isActive('bulletList'), () =>
            editor.chain().focus().toggleBulletList().run(),
          )}
          {tool(t('editing.numbers'), editor.isActive('orderedList'), () =>
            editor.chain().focus().toggleOrderedList().run(),
          )}
          {tool(t('editing.link'), editor.isActive('link'), () =>
            setHref(String(editor.getAttributes('link').href ?? '')),
          )}
        </div>
      )}
      {href !== null && (
        <div className="link">
          <TextInput
            label={t('editing.href')}
            value={href}
            onChange={(event) => setHref(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              link();
            }}
          />
          <Button variant="secondary" onClick={link}>
            {href === '' ? t('editing.unlink') : t('editing.link')}
          </Button>
        </div>
      )}
      <div css={richTextStyles} ref={container} />
    </div>
  );
}
