import type { AddressPort } from './address.port';
import type { CarsPort } from './cars.port';
import type { Clock, Ids } from './clock.port';
import type { EditingPort } from './editing.port';
import type { FinancePort } from './finance.port';
import type { FirstTimesPort } from './firstTimes.port';
import type { FormsPort } from './forms.port';
import type { InboxPort } from './inbox.port';
import type { MarketingFormsPort } from './marketingForms.port';
import type { OneTimeCodePort } from './oneTimeCode.port';
import type { PersonalizationPort } from './personalization.port';
import type { PicturesPort } from './pictures.port';
import type { PlacesPort } from './places.port';
import type { PositionPort } from './position.port';
import type { SearchPort } from './search.port';
import type { SearchAlertsPort } from './searchAlerts.port';
import type { SearchHelpPort } from './searchHelp.port';
import type { SharePort } from './share.port';
import type { CookiePort, StoragePort } from './storage.port';
import type { StoriesPort } from './stories.port';
import type { StreamPort } from './stream.port';
import type { TagManagerPort } from './tagManager.port';
import type { TelemetryPort } from './telemetry.port';
import type { TireHotelPort } from './tireHotel.port';
import type { WorkshopPort } from './workshop.port';

/** The ports in the saga context of a page. On the server the browser's ports are absent. */
export interface Ports {
  search: SearchPort;
  searchHelp: SearchHelpPort;
  cars: CarsPort;
  stories: StoriesPort;
  clock: Clock;
  ids: Ids;
  telemetry: TelemetryPort;
  address?: AddressPort;
  share?: SharePort;
  session?: StoragePort;
  /** Persists after the visit: only for data with the visitor's consent. */
  local?: StoragePort;
  cookies?: CookiePort;
  streams?: StreamPort;
  personalization?: PersonalizationPort;
  tagManager?: TagManagerPort;
  workshop?: WorkshopPort;
  /** Present on the server only. */
  firstTimes?: FirstTimesPort;
  tireHotel?: TireHotelPort;
  oneTimeCode?: OneTimeCodePort;
  places?: PlacesPort;
  finance?: FinancePort;
  forms?: FormsPort;
  searchAlerts?: SearchAlertsPort;
  marketingForms?: MarketingFormsPort;
  pictures?: PicturesPort;
  position?: PositionPort;
  /** Present on editors' pages only. */
  editing?: EditingPort;
  /** Present in the inbox of staff only. */
  inbox?: InboxPort;
}
