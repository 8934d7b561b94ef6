import { Button, Panel } from '@storefront/ui'
import { useCallback, useEffect, useRef } from 'react'
import { askedCaptcha, captchaMissing, showCaptcha, type CaptchaScreen } from './captcha.state'

/**
 * Shows the captcha above the submit button: the service's checkbox for version 2, and a message if the
 * service fails to load. Renders nothing if the screen has no captcha.
 */
export function CaptchaBox({ screen }: { screen: CaptchaScreen }) {
  const place = useRef<HTMLDivElement>(null)
  const isMissing = captchaMissing.use()
  const version = askedCaptcha(screen)
  const show = useCallback(async () => {
    if (version === 2 && place.current) await showCaptcha(place.current, screen)
  }, [version, screen])
  useEffect(() => {
    void show()
    return () => captchaMissing.set(false)
  }, [show])
  if (version === undefined) return null
  return (
    <>
      {version === 2 && <div ref={place} />}
      {isMissing && (
        <Panel
          tone="caution"
          isAnnounced
          title="ご本人さまの操作かどうかを確認できませんでした"
          action={version === 2 && <Button onClick={() => void show()}>もう一度読み込む</Button>}
        >
          確認サービスにつながりません。広告などをブロックする機能をお使いの場合は、このサイトで解除してから、もう一度お試しください。
          {isContactOpen(screen) && (
            <>
              続けてお進みになれないときは、<a href="/contact">お問い合わせ</a>からお知らせください。
            </>
          )}
        </Panel>
      )}
    </>
  )
}

/**
 * Checks whether a shopper whom the captcha can't confirm may use the contact form. That form must not have a
 * captcha too.
 */
const isContactOpen = (screen: CaptchaScreen) => screen !== 'contact' && askedCaptcha('contact') === undefined
