import { createAction } from '@reduxjs/toolkit';

/** Opened by the pointer, it closes with it; opened by a press, it stays until it is closed. */
export type ShownBy = 'hover' | 'press';

/** The menu of narrow screens was opened. */
export const menuOpened = createAction('navigation/menuOpened');
/** What is below an entry was opened; `entry` is its place in the tree. */
export const childrenShown = createAction<{ entry: string; by: ShownBy }>('navigation/childrenShown');
export const overflowShown = createAction<{ by: ShownBy }>('navigation/overflowShown');
export const languagesShown = createAction<{ by: ShownBy }>('navigation/languagesShown');
/** The pointer left what is open; `childless`: for an entry with nothing below it. */
export const pointerLeft = createAction<{ childless: boolean }>('navigation/pointerLeft');
/** The time after which the menu follows the pointer is over. */
export const lingered = createAction('navigation/lingered');
/** One level up: Escape, or the way back on narrow screens. */
export const wentBack = createAction('navigation/wentBack');
/** Closed altogether: pressed again, a press elsewhere, focus elsewhere. */
export const dismissed = createAction('navigation/dismissed');
export const routeChanged = createAction('navigation/routeChanged');
/** A file of the icon set did not come. */
export const iconFailed = createAction<{ name: string }>('navigation/iconFailed');
