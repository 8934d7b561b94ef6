export { currentDeliveryTo, rememberDeliveryTo, useDeliveryTo } from './delivery-to.state'
export {
  arrivalText,
  deliveryPlaces,
  earliestDay,
  foreseeCarriage,
  freeFromNote,
  placeNote,
  placeOf,
  postageText,
  untilFreeText,
  type DeliveryTo,
  type ForeseenCarriage,
} from './delivery-to.rules'
export { sheetOrigins } from './payment-sheet/sheet-method.rules'
export { hideMessage, visibleMessage } from './message.state'
export { useScreen } from './screen.state'
export { readSettings, type Settings } from './settings.rules'
export { formatTaxedYen } from './taxed-yen'
export {
  currentSite,
  emptySite,
  leadsSomewhere,
  resolveSiteWith,
  setSite,
  type FrameLayouts,
  type Site,
  type SvgKey,
} from './site.state'
