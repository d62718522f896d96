/**
 * Our icon set, drawn on a 24 px grid with round strokes. Values are path data.
 */
export const icons = {
  search: ['M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13', 'M15.5 15.5L20 20'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  chevron: ['M6 9.5l6 6l6-6'],
  arrow: ['M4 12h15', 'M13 6l6 6l-6 6'],
  filter: [
    'M4 7h8',
    'M17 7h3',
    'M4 17h3',
    'M12 17h8',
    'M14.5 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5',
    'M9.5 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5',
  ],
  menu: ['M3.5 8h17', 'M3.5 16h17'],
  pin: [
    'M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11z',
    'M12 7.8a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8',
  ],
  phone: [
    'M6.2 3.5h3l1.5 4.3l-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2l4.3 1.5v3a2.2 2.2 0 0 1-2.4 2.2C10.6 19.4 4.6 13.4 4 5.9a2.2 2.2 0 0 1 2.2-2.4z',
  ],
  mail: ['M3.5 6h17v12.5h-17z', 'M4 6.5l8 6.5l8-6.5'],
  calendar: ['M4 6h16v14H4z', 'M4 10.5h16', 'M8.5 3.5V8', 'M15.5 3.5V8'],
  check: ['M4.5 12.5l5 5l10-11'],
  plus: ['M12 5v14', 'M5 12h14'],
  info: ['M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17', 'M12 11v5.5', 'M12 7.5v.1'],
  warning: ['M12 4L21 19.5H3z', 'M12 10v4.5', 'M12 17v.1'],
  undo: ['M5 9h9a5 5 0 0 1 0 10h-4', 'M8.5 5L4.5 9l4 4'],
  reload: ['M19.5 12a7.5 7.5 0 1 1-2.3-5.4', 'M19.5 3.5v4h-4'],
  globe: [
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17',
    'M3.5 12h17',
    'M12 3.5c5 5 5 12 0 17',
    'M12 3.5c-5 5-5 12 0 17',
  ],
  external: ['M13.5 4.5h6v6', 'M19.5 4.5l-9 9', 'M17 13.5v6H4.5V7h6'],
} as const satisfies Record<string, readonly string[]>;

export type IconName = keyof typeof icons;
