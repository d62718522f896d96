import { createAction } from '@reduxjs/toolkit';

export type ContactMethod = 'phone' | 'email' | 'map';

/** The visitor chose a contact channel of a facility: its site_id, never a person of it. */
export const contactChosen = createAction<{ method: ContactMethod; facility: string }>('dealers/contactChosen');
