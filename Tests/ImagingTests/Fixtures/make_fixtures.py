"""Writes the pictures of this folder: pip install pillow pillow-heif, ImageMagick's convert and OpenJPEG's opj_compress."""

import os
import subprocess

import pillow_heif
from PIL import Image

pillow_heif.register_heif_opener()
os.chdir(os.path.dirname(os.path.abspath(__file__)))

picture = Image.new("RGB", (48, 32), "white")
picture.paste("red", (0, 0, 24, 16))
picture.paste((0, 255, 0), (24, 0, 48, 16))
picture.paste("blue", (0, 16, 24, 32))
rotated = picture.rotate(180)
sideways = Image.Exif()
sideways[0x112] = 6

picture.convert("CMYK").save("cmyk.jpg", quality=95)
picture.save("picture.heic", quality=95)
picture.save("picture.avif", quality=95)
picture.save("exif.heic", quality=95, exif=sideways)
picture.save("turned.avif", quality=95, exif=sideways)
picture.save("animated.webp", save_all=True, append_images=[rotated], lossless=True)
palette = picture.quantize(4)
palette.save(
    "animated.gif", save_all=True, append_images=[rotated.quantize(4)], transparency=palette.getpixel((0, 0)),
    disposal=2)

transparent = picture.convert("RGBA")
transparent.putalpha(0)
transparent.save("transparent.jp2")
luma, *chroma = picture.convert("YCbCr").split()
with open("picture.raw", "wb") as raw:
    for plane in (luma, *(plane.resize((24, 16), Image.NEAREST) for plane in chroma)):
        raw.write(plane.tobytes())
subprocess.check_call(
    ["opj_compress", "-i", "picture.raw", "-F", "48,32,3,8,u@1x1:2x2:2x2", "-mct", "0", "-o", "subsampled.j2k"])
os.remove("picture.raw")

picture.save("picture.png")
convert = ["convert", "picture.png", "-strip", "-define", "png:exclude-chunks=gAMA,cHRM,date,time"]
subprocess.check_call(convert + ["-interlace", "PNG", "-define", "png:color-type=2", "interlaced.png"])
subprocess.check_call(convert + ["-depth", "16", "PNG48:sixteen.png"])
subprocess.check_call(
    convert + ["-alpha", "set", "-channel", "A", "-evaluate", "set", "0", "+channel", "PNG64:transparent16.png"])
for extra in (["-type", "TrueColorAlpha", "-alpha", "set", "BMP:picture32.bmp"], ["-compress", "RLE", "-type", "Palette", "BMP3:rle.bmp"]):
    subprocess.check_call(["convert", "picture.png"] + extra)
subprocess.check_call(["convert", "picture.png", "-define", "tiff:tile-geometry=16x16", "tiled.tif"])
os.remove("picture.png")
