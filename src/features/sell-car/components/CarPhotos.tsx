import { useRef, type ChangeEvent } from 'react';
import { MOST_PHOTOS } from '@/domain/forms/sellCar';
import { uploadsErrors } from '@/errors/entries/uploads.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { heldFile, holdFile, releaseFile } from '@/lib/heldFiles';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { selectSellCar } from '../sellCar.selectors';
import { sellCarActions, type Photo } from '../sellCar.slice';

/** Of these iPhones make a JPEG by themselves. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Up to eight photographs; each is made smaller and sent as soon as it is named. */
export function CarPhotos({ readOnly }: { readOnly: boolean }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { photos } = useAppSelector(selectSellCar);
  const input = useRef<HTMLInputElement>(null);
  const space = MOST_PHOTOS - photos.length;
  const stored = photos.filter(({ state }) => state === 'stored').length;
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const keys = [...(currentTarget.files ?? [])].slice(0, space).map(holdFile);
    // The same file can be named again after it was removed.
    currentTarget.value = '';
    if (keys.length > 0) dispatch(sellCarActions.photosAdded({ keys }));
  };
  const remove = (key: string) => {
    releaseFile(key);
    dispatch(sellCarActions.photoRemoved({ key }));
    input.current?.focus();
  };
  return (
    <fieldset className="photos" data-needs-script="" disabled={readOnly}>
      <legend>
        {t('sell.photos')} <small>({t('frame.optional')})</small>
      </legend>
      <p className="hint">
        {t('sell.photosHint', { most: MOST_PHOTOS })} {t('sell.photosPrivate')}
      </p>
      {photos.length > 0 && (
        <ol>
          {photos.map((photo, index) => (
            <PhotoItem key={photo.key} photo={photo} number={index + 1} onRemove={() => remove(photo.key)} />
          ))}
        </ol>
      )}
      <label className="add" data-full={space <= 0 || undefined}>
        <input ref={input} type="file" multiple accept={TYPES} disabled={readOnly || space <= 0} onChange={add} />
        <Icon name="plus" />
        {t('sell.addPhotos')}
      </label>
      <p className={space > 0 ? 'visually-hidden' : 'hint'} role="status">
        {photos.length > 0 && t('sell.photosCount', { count: stored, most: photos.length })}
        {space <= 0 && ` ${t('sell.photosFull')}`}
      </p>
    </fieldset>
  );
}

function PhotoItem({ photo, number, onRemove }: { photo: Photo; number: number; onRemove: () => void }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { key, state, thumbnail, error } = photo;
  const textKey = error && textKeyOf(error.code, uploadsErrors);
  return (
    <li data-state={state}>
      <span className="picture">
        {thumbnail === '' ? number : <img src={thumbnail} alt={t('sell.photo', { number })} />}
      </span>
      {state === 'waiting' && <span className="state">{t('sell.photoSending')}</span>}
      {error && (
        <span className="state" role="alert">
          {t(textKey ?? 'error.uploadFailed', error.params)}
        </span>
      )}
      {error?.code === 'UPLOAD_FAILED' && heldFile(key) && (
        <Button variant="ghost" icon="reload" onClick={() => dispatch(sellCarActions.photoRetried({ key }))}>
          {t('error.actionRetry')}
        </Button>
      )}
      <button type="button" className="remove" aria-label={t('sell.photoRemove', { number })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
