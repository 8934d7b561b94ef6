import './styles'
import { start } from 'single-spa'
import '@storefront/event-bus'
import '@storefront/http'
import '@storefront/session'
import '@storefront/site'
import '@storefront/ui'
import { startSession } from './session'
import { watchFailures } from './failures'
import { mountFrame } from './frame/frame'
import { openShell } from './outlet/shell'

watchFailures()
openShell()
start({ urlRerouteOnly: true })
mountFrame()
startSession()
