import { useId, useRef, type ChangeEvent } from 'react';
import type { OnlineField } from '@/domain/forms/onlineForm';
import { textKeyOf } from '@/errors/known';
import { uploadsErrors } from '@/errors/entries/uploads.errors';
import { useTexts } from '@/i18n/TextsProvider';
import { holdFile, releaseFile } from '@/lib/heldFiles';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { selectPictures } from '../onlineForm.selectors';
import { onlineFormActions, picturesKey } from '../onlineForm.slice';

export interface UploadFieldProps {
  formId: string;
  field: OnlineField;
  error: string | undefined;
  readOnly: boolean;
}

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** Pictures: each is made smaller, sent at once, and named in the answers. Without script there is none. */
export function UploadField({
  formId,
  field: { name, label, help, required, max },
  error,
  readOnly,
}: UploadFieldProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const pictures = useAppSelector((state) => selectPictures(state, formId, name));
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const field = picturesKey(formId, name);
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    for (const file of [...(currentTarget.files ?? [])].slice(0, max - pictures.length))
      dispatch(onlineFormActions.pictureAdded({ field, key: holdFile(file), name: file.name }));
    // The same file can be named again after it was removed.
    currentTarget.value = '';
  };
  const remove = (key: string) => {
    releaseFile(key);
    dispatch(onlineFormActions.pictureRemoved({ field, key }));
    input.current?.focus();
  };
  return (
    <fieldset
      disabled={readOnly}
      data-needs-script=""
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      data-invalid={error ? '' : undefined}
    >
      <legend>
        {label}
        {!required && <small> ({t('onlineForm.optional')})</small>}
      </legend>
      <p className="hint" id={`${id}-hint`}>
        {help} {t('onlineForm.pictureHint', { most: max })}
      </p>
      <div role="status">
        <ul className="pictures">
          {pictures.map(({ key, name: file, id: stored, error: failure }) => {
            const failed = failure && textKeyOf(failure.code, uploadsErrors);
            return (
              <li key={key}>
                <Icon name={failure ? 'warning' : stored === null ? 'reload' : 'check'} />
                <span>
                  {failed
                    ? t(failed, failure.params)
                    : t(stored === null ? 'onlineForm.pictureBusy' : 'onlineForm.pictureReady', { name: file })}
                </span>
                <Button variant="ghost" onClick={() => remove(key)}>
                  {t('onlineForm.removePicture', { name: file })}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
      <label className="file">
        <span>{t('onlineForm.addPicture')}</span>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          multiple={max > 1}
          disabled={readOnly || pictures.length >= max}
          onChange={add}
        />
      </label>
      {error && (
        <p className="group-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
