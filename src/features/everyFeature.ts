// Generated from the files of src/features by `npm run docs`. Do not edit.
import { advanceBidFeature } from './advance-bid/advanceBid.feature';
import { alertFeature } from './alert/alert.feature';
import { bookingFeature } from './booking/booking.feature';
import { bookingLinkFeature } from './booking-link/bookingLink.feature';
import { bookingTelemetryFeature } from './telemetry/bookingTelemetry.feature';
import { carListFeature } from './car-search/carList.feature';
import { carModelsFeature } from './car-models/carModels.feature';
import { carRowsFeature } from './stock-summary/carRows.feature';
import { carTeasersFeature } from './car-teasers/carTeasers.feature';
import { carTelemetryFeature } from './telemetry/carTelemetry.feature';
import { carsFeature } from './cars/cars.feature';
import { carsPageFeature } from './car-search/carsPage.feature';
import { carsUpToFeature } from './finance/carsUpTo.feature';
import { closingLotsFeature } from './stock-summary/closingLots.feature';
import { compareFeature } from './compare/compare.feature';
import { consentFeature } from './consent/consent.feature';
import { contactFeature } from './contact/contact.feature';
import { contactTelemetryFeature } from './telemetry/contactTelemetry.feature';
import { dealersFeature } from './dealers/dealers.feature';
import { editingFeature } from './editing/editing.feature';
import { financeFeature } from './finance/finance.feature';
import { historyFeature } from './car-search/history.feature';
import { inboxFeature } from './inbox/inbox.feature';
import { listMapFeature } from './car-search/listMap.feature';
import { locationFilterFeature } from './car-search/locationFilter.feature';
import { marketingFormsFeature } from './marketing-forms/marketingForms.feature';
import { navigationFeature } from './navigation/navigation.feature';
import { onlineFormFeature } from './online-forms/onlineForm.feature';
import { placesFeature } from './places/places.feature';
import { plateGivenFeature } from './sell-car/plateGiven.feature';
import { queryTextFeature } from './car-search/queryText.feature';
import { recentCarsFeature } from './cars/recentCars.feature';
import { recentSearchesFeature } from './car-search/recentSearches.feature';
import { savedFeature } from './saved/saved.feature';
import { searchTelemetryFeature } from './telemetry/searchTelemetry.feature';
import { sellCarFeature } from './sell-car/sellCar.feature';
import { serviceRequestFeature } from './service-request/serviceRequest.feature';
import { shareLinkFeature } from './car-search/shareLink.feature';
import { stockSummaryFeature } from './stock-summary/stockSummary.feature';
import { storiesFeature } from './stories/stories.feature';
import { telemetryFeature } from './telemetry/telemetry.feature';
import { tireHotelFeature } from './tire-hotel/tireHotel.feature';
import { tireHotelTelemetryFeature } from './telemetry/tireHotelTelemetry.feature';
import { workshopsFeature } from './booking/workshops.feature';

/** Recordings replay through the reducers of every feature. */
export const everyFeature = [
  advanceBidFeature,
  alertFeature,
  bookingFeature,
  bookingLinkFeature,
  bookingTelemetryFeature,
  carListFeature,
  carModelsFeature,
  carRowsFeature,
  carTeasersFeature,
  carTelemetryFeature,
  carsFeature,
  carsPageFeature,
  carsUpToFeature,
  closingLotsFeature,
  compareFeature,
  consentFeature,
  contactFeature,
  contactTelemetryFeature,
  dealersFeature,
  editingFeature,
  financeFeature,
  historyFeature,
  inboxFeature,
  listMapFeature,
  locationFilterFeature,
  marketingFormsFeature,
  navigationFeature,
  onlineFormFeature,
  placesFeature,
  plateGivenFeature,
  queryTextFeature,
  recentCarsFeature,
  recentSearchesFeature,
  savedFeature,
  searchTelemetryFeature,
  sellCarFeature,
  serviceRequestFeature,
  shareLinkFeature,
  stockSummaryFeature,
  storiesFeature,
  telemetryFeature,
  tireHotelFeature,
  tireHotelTelemetryFeature,
  workshopsFeature,
];
