export { hideMessage, visibleMessage } from './message.state'
export { readSettings, type Settings, type WireSettings } from './settings.rules'
export {
  currentSite,
  emptySite,
  resolveSiteWith,
  setSite,
  type Maintenance,
  type Site,
  type SiteCategory,
} from './site.state'
