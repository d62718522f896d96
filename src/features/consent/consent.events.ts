import { createAction } from '@reduxjs/toolkit';

/** `necessary` needs no consent and is always allowed. */
export type ConsentCategory = 'necessary' | 'analytics' | 'marketing' | 'memory';

/** Where a browser keeps what `memory` allows, in its local storage: nothing of it is sent anywhere. */
export const MEMORY_KEY = 'forecourt.memory';

/** What a visitor decided; no id, no time, nothing personal. */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
  /** What this browser may remember for the visitor alone. Absent: not allowed, as in choices from before it was asked. */
  memory?: boolean;
}

/** The cookie was read after mount: an earlier choice, or none. */
export const restored = createAction<{ choice: ConsentChoice | null }>('consent/restored');
/** The visitor accepted, refused or picked; refusing everything is a choice too. */
export const given = createAction<ConsentChoice>('consent/given');
/** The visitor took the choice back; the question stands again. */
export const withdrawn = createAction('consent/withdrawn');
export const settingsOpened = createAction('consent/settingsOpened');
export const settingsClosed = createAction('consent/settingsClosed');
