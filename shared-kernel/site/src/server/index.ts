export { loadSite } from './load-site'
export { withSite, withSiteOf } from './site-scope'
