/**
 * Google's gtag function. The tag manager requires a real `arguments` object, which a module cannot supply.
 */
export const commandScript = 'window.gtag=function(){(window.dataLayer=window.dataLayer||[]).push(arguments)}'
