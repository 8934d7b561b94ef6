import { reportFailure } from '@storefront/event-bus'
import { useEffect, useRef } from 'react'
import { askedCaptcha, showCaptcha } from './captcha.state'

/** Place of the captcha service's own box, where the shop asks for version 2. */
export function CaptchaBox() {
  const place = useRef<HTMLDivElement>(null)
  const isShown = askedCaptcha() === 2
  useEffect(() => {
    if (!isShown || !place.current) return
    showCaptcha(place.current).catch((error: unknown) => reportFailure('captcha-missing', error))
  }, [isShown])
  return isShown ? <div ref={place} /> : null
}
