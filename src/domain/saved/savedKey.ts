/** Key of the visitor's saved cars and searches in the browser's storage; nothing of it is sent anywhere. */
export const SAVED_KEY = 'forecourt.saved';
