import { useEffect, useRef } from 'react'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'

/** The calls of `/openapi.json`, to be read, searched, and where nothing can change tried. */
export default function CallList() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    SwaggerUI({
      url: '/openapi.json',
      domNode: box.current,
      docExpansion: 'none',
      filter: true,
      defaultModelsExpandDepth: -1,
      validatorUrl: null,
      supportedSubmitMethods: ['get'],
    })
  }, [])
  return <div ref={box} />
}
