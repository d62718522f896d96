import type { AlertBarFields } from './AlertBar.schema';

export const alertBarSamples: Record<string, AlertBarFields> = {
  campaign: {
    HasMessage: true,
    MessageType: 'Dark',
    MessageIcon: 'CampaignAlert',
    MessageTitle: 'Vinterhjul ingår',
    MessageText: 'Just nu får du vinterhjul monterade på alla begagnade bilar under 200 000 kr.',
  },
  warning: {
    HasMessage: true,
    MessageType: 'Warning',
    MessageIcon: 'WarningAlert',
    MessageTitle: 'Verkstaden i Gävle har stängt',
    MessageText: 'En vattenläcka håller oss stängda till och med fredag. Bokade tider ringer vi om.',
  },
  light: {
    HasMessage: true,
    MessageType: 'Light',
    MessageIcon: '',
    MessageTitle: '',
    MessageText: 'Julöppet: vi har stängt 24–26 december.',
  },
  'long words': {
    HasMessage: true,
    MessageType: 'Neutral',
    MessageIcon: 'CampaignAlert',
    MessageTitle: 'Trafiksäkerhetsbesiktningsprotokollsgenomgångsveckan',
    MessageText: 'Kom förbi. '.repeat(40).trim(),
  },
  off: { HasMessage: false, MessageType: 'Dark', MessageIcon: '', MessageTitle: 'Syns inte', MessageText: '' },
};
