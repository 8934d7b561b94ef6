import '@storefront/ui/tokens.css'
import '@storefront/ui/base.css'
import './frame/frame.css'
