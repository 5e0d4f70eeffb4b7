import type { AddressView } from '../data/shared-data.ts'

export function Address({ address }: { address: AddressView }) {
  return (
    <address>
      <strong>{address.name}</strong>
      {address.typeLabel && (
        <>
          <br />
          {address.typeLabel}
        </>
      )}
      {address.lines.map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </address>
  )
}
