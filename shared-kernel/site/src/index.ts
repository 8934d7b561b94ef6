export { hideMessage, visibleMessage } from './message.state'
export { useScreen } from './screen.state'
export { readSettings, type Settings } from './settings.rules'
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
