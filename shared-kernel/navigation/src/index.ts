export * from './back-target'
export * from './composition'
export { absoluteJsonLd, breadcrumbJsonLd, headOf, type Head, type HeadHandle } from './head'
export { connectShell, navigateTo, shell, type Shell, type WidgetHandle } from './shell'
