import type { EquipmentGroup } from '@/domain/cars/equipmentGroups';
import type { TextKey } from '@/i18n/texts/sv';

export const groupTitles = {
  charging: 'detail.group.charging',
  safety: 'detail.group.safety',
  comfort: 'detail.group.comfort',
  load: 'detail.group.load',
  media: 'detail.group.media',
  exterior: 'detail.group.exterior',
  other: 'detail.group.other',
} as const satisfies Record<EquipmentGroup, TextKey>;
