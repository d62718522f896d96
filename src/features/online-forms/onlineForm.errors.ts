import { formsErrors } from '@/errors/entries/forms.errors';
import { uploadsErrors } from '@/errors/entries/uploads.errors';

/** Failures that a form of the content, or a picture of it, can meet. */
export const onlineFormErrors = { ...formsErrors, ...uploadsErrors } as const;
