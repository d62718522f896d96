import { useId, useRef } from 'react';
import type { OnlineField } from '@/domain/forms/onlineForm';
import { textKeyOf } from '@/errors/known';
import { uploadsErrors } from '@/errors/entries/uploads.errors';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { selectPictures } from '../onlineForm.selectors';
import { onlineFormActions, picturesKey } from '../onlineForm.slice';
import { smallerPicture } from './smallerPicture';

export interface UploadFieldProps {
  formId: string;
  field: OnlineField;
  error: string | undefined;
  readOnly: boolean;
}

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** Pictures: each is made smaller here, sent at once, and named in the answers. Without script there is none. */
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
  const count = useRef(0);
  const id = useId();
  const field = picturesKey(formId, name);
  const add = async (file: File) => {
    count.current += 1;
    const key = String(count.current);
    const data = await smallerPicture(file);
    dispatch(onlineFormActions.pictureAdded({ field, key, name: file.name, data: data ?? '' }));
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
                <Button
                  variant="ghost"
                  onClick={() => {
                    dispatch(onlineFormActions.pictureRemoved({ field, key }));
                    input.current?.focus();
                  }}
                >
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
          onChange={({ currentTarget }) => {
            for (const file of [...(currentTarget.files ?? [])].slice(0, max - pictures.length)) void add(file);
            currentTarget.value = '';
          }}
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
