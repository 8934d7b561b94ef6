import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export type Tab = { key: string; label: ReactNode; content: ReactNode }

export type TabsProps = { label: string; tabs: readonly Tab[]; initialKey?: string }

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** One of several contents; arrows move, Home and End jump. */
export function Tabs({ label, tabs, initialKey }: TabsProps) {
  const id = useId()
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const [openKey, setOpenKey] = useState(initialKey ?? tabs[0]?.key)

  function move(event: KeyboardEvent, from: number) {
    const step = steps[event.key]
    const next = step ? (from + step + tabs.length) % tabs.length : event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : undefined
    if (next === undefined) return
    event.preventDefault()
    setOpenKey(tabs[next]?.key)
    buttons.current[next]?.focus()
  }

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-controls={`${id}-panel-${tab.key}`}
            aria-selected={tab.key === openKey}
            tabIndex={tab.key === openKey ? 0 : -1}
            onClick={() => setOpenKey(tab.key)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== openKey}
          tabIndex={0}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
