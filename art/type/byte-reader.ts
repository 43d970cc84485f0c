/** Reads the number formats of WOFF2 from a buffer, one after the other. */
export class ByteReader {
  position = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  u8(): number {
    return this.#bytes.readUInt8(this.position++);
  }

  u16(): number {
    this.position += 2;
    return this.#bytes.readUInt16BE(this.position - 2);
  }

  i16(): number {
    this.position += 2;
    return this.#bytes.readInt16BE(this.position - 2);
  }

  u32(): number {
    this.position += 4;
    return this.#bytes.readUInt32BE(this.position - 4);
  }

  bytes(length: number): Buffer {
    this.position += length;
    return this.#bytes.subarray(this.position - length, this.position);
  }

  rest(): Buffer {
    return this.#bytes.subarray(this.position);
  }

  /** UIntBase128: seven bits a byte, the highest bit says that more follow. */
  base128(): number {
    let value = 0;
    for (let index = 0; index < 5; index++) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new Error('The font has a number that is too long');
  }

  /** 255UInt16: one byte for small numbers, two or three for others. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    if (code === 254) return this.u8() + 506;
    return code;
  }
}
