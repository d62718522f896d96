/** @jest-environment jsdom */
import type { MapBinding } from '@/ui/map/binding.types';
import * as plainLeaflet from '@/ui/map/plainLeaflet';

// As where react-leaflet is not installed: all that our maps do, with the other binding.
jest.mock('react-leaflet', () => {
  throw new Error('react-leaflet is not installed.');
});
jest.mock('@/ui/map/binding', () => jest.requireActual<object>('@/ui/map/plainLeaflet'));

import './locationsMap.test';

// Does not compile unless it has every part.
const binding: MapBinding = plainLeaflet;

it('I-02 is a whole binding, used as the other one', () => {
  expect(Object.keys(binding).toSorted()).toEqual([
    'CircleMarker',
    'MapContainer',
    'Marker',
    'Polygon',
    'Polyline',
    'TileLayer',
    'useMap',
    'useMapEvents',
  ]);
});
