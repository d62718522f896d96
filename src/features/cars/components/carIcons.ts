/** Icons of a car's page, drawn like those of `ui/primitives/icons`. */
export const carIcons = {
  year: ['M4 6h16v14H4z', 'M4 10.5h16', 'M8.5 3.5V8', 'M15.5 3.5V8'],
  mileage: ['M8 4L4.5 20', 'M16 4l3.5 16', 'M12 5v2.5', 'M12 11v2.5', 'M12 17v2.5'],
  fuel: [
    'M4.5 20V5.5A1.5 1.5 0 0 1 6 4h6a1.5 1.5 0 0 1 1.5 1.500V20',
    'M3.5 20h11',
    'M4.5 10.500h9',
    'M13.5 13h2a1.5 1.5 0 0 1 1.5 1.500V17a1.5 1.5 0 0 0 3 0V9.500L17 6.5',
  ],
  gearbox: ['M6 6.500v11', 'M12 6.500v11', 'M18 6.500V12H6', 'M6 3.500v3', 'M12 3.500v3', 'M18 3.500v3'],
  power: ['M4.2 17.500a9 9 0 1 1 15.6 0', 'M12 14l4.5-5', 'M12 13a1 1 0 1 1 0 2a1 1 0 0 1 0-2'],
  range: ['M13 3L5.5 13.500h5.500L10.5 21L18.5 10h-6z'],
  drive: [
    'M6.5 4.500v4',
    'M6.5 15.500v4',
    'M17.5 4.500v4',
    'M17.5 15.500v4',
    'M6.5 6.500h11',
    'M6.5 17.500h11',
    'M12 6.500v11',
  ],
  body: [
    'M3.5 16.500v-3.500l2.5-1.500l2.5-4.500h7l3 4.500l2 1v4z',
    'M8.5 7l-.5 4.500h10',
    'M7 15a1.8 1.8 0 1 1 0 3.600a1.8 1.8 0 0 1 0-3.6',
    'M17 15a1.8 1.8 0 1 1 0 3.600a1.8 1.8 0 0 1 0-3.6',
  ],
  expand: ['M14 4h6v6', 'M20 4l-6.5 6.5', 'M10 20H4v-6', 'M4 20l6.5-6.5'],
} as const satisfies Record<string, readonly string[]>;

export type CarIconName = keyof typeof carIcons;
