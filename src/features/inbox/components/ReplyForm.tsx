import { useEffect, useRef, useState, type FormEvent } from 'react';
import { REPLY_LENGTH } from '@/domain/inbox/inbox';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { Notice } from '@/ui/primitives/Notice';
import { selectInboxSubmission } from '../inbox.selectors';
import { inboxSubmissionActions } from '../inboxSubmission.slice';

/** A mail to the sender. Empties itself when it is sent; what was written stays where that failed. */
export function ReplyForm({ newId }: { newId: () => string }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, change, submission } = useAppSelector(selectInboxSubmission);
  const [body, setBody] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [sentId, setSentId] = useState('');
  const isSending = flow.value === 'changing' && change?.kind === 'reply';
  const isSent = sentId !== '' && (submission?.replies.some(({ id }) => id === sentId) ?? false);
  const text = useRef<HTMLTextAreaElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const wasSent = useRef(false);
  // The form and the note replace each other, and with them what has the focus.
  useEffect(() => {
    if (isSent) another.current?.focus();
    else if (wasSent.current) text.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = body.trim();
    setIsMissing(written === '');
    if (written === '') text.current?.focus();
    if (written === '' || flow.value === 'changing') return;
    // After a failure the same text is the same reply.
    const isRepeated = change?.kind === 'reply' && change.body === written && flow.value === 'changeFailed';
    const id = isRepeated ? change.id : newId();
    setSentId(id);
    dispatch(inboxSubmissionActions.changeRequested({ kind: 'reply', id, body: written }));
  };
  if (isSent)
    return (
      <Notice
        tone="success"
        announce="polite"
        actions={
          <Button
            ref={another}
            variant="ghost"
            onClick={() => {
              setBody('');
              setSentId('');
            }}
          >
            {t('inbox.replyAgain')}
          </Button>
        }
      >
        <p>{t('inbox.replySent')}</p>
      </Notice>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={t('inbox.reply')}
        description={t('inbox.replyHelp')}
        required
        {...(isMissing && { error: t('inbox.replyMissing') })}
      >
        {(control) => (
          <textarea
            {...control}
            ref={text}
            rows={8}
            maxLength={REPLY_LENGTH}
            readOnly={isSending}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        )}
      </Field>
      <div className="actions">
        <Button type="submit" icon="mail" busy={isSending}>
          {t('inbox.sendReply')}
        </Button>
      </div>
    </form>
  );
}
