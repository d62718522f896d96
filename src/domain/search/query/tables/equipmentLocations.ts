/** Equipment that is in front, in the rear, or in both places, by Swedish words of its concepts. */
export const placedEquipment: readonly (readonly string[])[] = [
  ['parkeringssensor'],
  ['stolsvärme', 'baksätesvärme'],
  ['isofix'],
];

/** In the folded name of equipment in the rear, in any language. */
export const IN_REAR = /bak|bag|rear|taka|zadn|vzadu/;
